"""Requests that nobody well-meaning sends."""

from connection import HOST, request

# What the library says to a version or a coding of HTTP that it does not speak is right; all else is a defect.
SPOKEN = {501, 505}


def hostile(choice):
    """One request that nobody well-meaning sends: its kind, its bytes, and which answers are right.

    No statuses: whatever is answered, it is not read. The bytes of a kind that is "split" could be taken for two
    requests, of which the second must not be answered.
    """
    noise = choice.randbytes(choice.randint(1, 300)).replace(b"\n", b"").replace(b"\r", b"").replace(b" ", b"")
    path = choice.choice([b"/", b"/api/v1/filter", b"/api/v1/perfumes", b"/api/v1/brands"])
    escape = choice.choice([b"%", b"%z", b"%zz", b"%C3", b"%ff%fe", b"%00", b"%ED%A0%80", b"%C0%AF", b"%F8%88%80%80"])
    inner = request(b"/smuggled")
    refused = set(range(400, 432))
    any_answer = refused | {200, 204, 308, 304} | SPOKEN

    def split(framing, body=b"0\r\n\r\n"):
        return request(path, framing, b"POST") + body + inner, {400, 413, 501}

    kinds = {
        "escape": lambda: (request(path + choice.choice([b"", b"?q=", b"?brand=", b"?", b"/"]) + escape), refused),
        "bytes in address": lambda: (request(path + b"?q=" + noise.replace(b"#", b"")), any_answer),
        "bytes in path": lambda: (request(b"/" + noise.replace(b"?", b"")), any_answer),
        "bytes in header": lambda: (request(path, b"X: " + noise + b"\r\n"), any_answer),
        "bytes in condition": lambda: (request(path, b"If-None-Match: " + noise + b"\r\n"), any_answer),
        "bytes in language": lambda: (request(path, b"Accept-Language: " + noise + b"\r\n"), any_answer),
        "bytes in coding": lambda: (request(path, b"Accept-Encoding: " + noise + b"\r\n"), any_answer),
        "bytes in name": lambda: (request(path, noise + b": x\r\n"), any_answer),
        "bytes": lambda: (choice.randbytes(choice.randint(1, 2_000)) + b"\r\n\r\n", None),
        "NUL in address": lambda: (request(path + b"\0/../x"), any_answer),
        "NUL in host": lambda: (b"GET / HTTP/1.1\r\nHost: localho\0st\r\n\r\n", refused),
        "invalid UTF-8": lambda: (request(path + b"?q=\xff\xfe\xc3"), refused),
        "traversal": lambda: (
            request(choice.choice([b"/../../../../etc/passwd", b"/..%2f..%2fetc/passwd", b"//etc/passwd",
                                   b"/./page.css", b"/api/v1/../../healthz", b"/api/v1/perfumes/../../../schema.sql"])),
            refused),
        "long address": lambda: (request(path + b"?q=" + b"a" * choice.choice([8_192, 20_000, 60_000])), {414}),
        "long header": lambda: (request(path, b"X: " + b"a" * choice.choice([33_000, 100_000]) + b"\r\n"), {431}),
        "many headers": lambda: (request(path, b"X: y\r\n" * choice.choice([500, 3_000])), any_answer),
        "long method": lambda: (request(path, method=b"A" * choice.choice([300, 5_000])), refused),
        "method": lambda: (
            request(path, method=choice.choice([b"PUT", b"DELETE", b"PATCH", b"TRACE", b"BREW", b"get", b"G{}T"])),
            {405}),
        "CONNECT": lambda: (request(b"elsewhere.example:443", method=b"CONNECT"), refused),
        "many parameters": lambda: (
            request(path + b"?" + b"&".join([b"brand=1"] * choice.choice([100, 440, 1_000]))), any_answer),
        "empty parameters": lambda: (request(path + b"?" + b"&=" * 2_000), refused),
        "wrong parameters": lambda: (request(path + b"?limit=" + str(choice.randint(101, 10**30)).encode()), {400}),
        "unknown names": lambda: (request(path + b"?brand=Nobody%d" % choice.randint(0, 10**6)), {400}),
        "host": lambda: (
            b"GET / HTTP/1.1\r\n" + choice.choice([b"", b"Host: evil.example\r\n", b"Host: localhost.evil.example\r\n",
                                                   b"Host:\r\n", b"Host: [::1\r\n"]) + b"\r\n", {421}),
        "two hosts": lambda: (request(path, b"Host: evil.example\r\n"), {400}),
        "two lengths": lambda: split(b"Content-Length: 0\r\nContent-Length: 44\r\n", b""),
        "length and coding": lambda: split(b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
        "coding and length": lambda: split(b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n"),
        "two codings": lambda: split(b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n"),
        "unknown coding": lambda: split(
            b"Transfer-Encoding: " + choice.choice([b"gzip, chunked", b"xchunked", b"x"]) + b"\r\n"),
        "blank before colon": lambda: split(
            choice.choice([b"Content-Length : 5\r\n", b"Transfer-Encoding : chunked\r\n"])),
        "odd length": lambda: split(
            b"Content-Length: " + choice.choice([b"+5", b"-5", b"0x5", b"5, 5", b"", b"9" * 30]) + b"\r\n", b"hello"),
        "odd chunk": lambda: split(
            b"Transfer-Encoding: chunked\r\n",
            choice.choice([b"zz\r\n\r\n", b"-1\r\nx\r\n0\r\n\r\n", b"f" * 17 + b"\r\n"])),
        "body": lambda: (
            request(path, b"Content-Length: 5\r\n", choice.choice([b"POST", b"GET", b"PUT"])) + b"hello", any_answer),
        "chunks": lambda: (
            request(path, b"Transfer-Encoding: chunked\r\n", b"POST")
            + b"5;a=b\r\nhello\r\n400\r\n" + b"x" * 1024 + b"\r\n0\r\nTrailer: x\r\n\r\n", {405}),
        "long body": lambda: (
            request(path, b"Content-Length: 70000\r\n", b"POST") + b"x" * choice.choice([0, 100, 70_000]), {413}),
        "endless chunks": lambda: (
            request(path, b"Transfer-Encoding: chunked\r\n", b"POST") + (b"1000\r\n" + b"x" * 4096 + b"\r\n") * 20,
            None),
        "100-continue": lambda: (
            request(path, b"Expect: 100-continue\r\nContent-Length: 5\r\n", b"POST") + b"hello", {100, 405}),
        "unknown expectation": lambda: (request(b"/healthz", b"Expect: nonsense\r\n"), any_answer),
        "range": lambda: (
            request(path, b"Range: bytes=" + choice.choice([b"0-0", b"-1", b"5-2", b"0-0," * 500]) + b"\r\n"), {200}),
        "absolute": lambda: (
            request(choice.choice([b"http://localhost/healthz", b"http://evil.example/", b"http://", b"https://x/",
                                   b"ftp://x"])),
            any_answer),
        "asterisk": lambda: (request(b"*", method=choice.choice([b"OPTIONS", b"GET", b"HEAD"])), any_answer),
        "repeated headers": lambda: (
            request(b"/api/v1/filter", b"If-None-Match: *\r\nAccept-Encoding: gzip\r\n" * 50), any_answer),
        "folded header": lambda: (request(path, b"X: a\r\n b\r\n\tc\r\n"), any_answer),
        "folded first": lambda: (request(path).replace(b"1.1\r\n", b"1.1\r\n X: a\r\n", 1), refused),
        "no colon": lambda: (request(path, b"nothing\r\n"), refused),
        "upgrade": lambda: (request(path, b"Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"), {200}),
        "HTTP/2": lambda: (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0", None),
        "HTTP/0.9": lambda: (b"GET /healthz\r\n\r\n", {400}),
        "HTTP/1.0": lambda: (b"GET /healthz HTTP/1.0\r\n" + HOST + b"\r\n", {200}),
        "version": lambda: (b"GET / HTTP/" + choice.choice([b"9.9", b"1", b"x"]) + b"\r\n" + HOST + b"\r\n", None),
        "TLS": lambda: (b"\x16\x03\x01\x02\0\1\0\1\xfc\3\3" + noise, None),
        "half": lambda: ((one := request(path, b"X: " + noise + b"\r\n"))[: choice.randint(1, len(one) - 1)], None),
        "half body": lambda: (request(path, b"Content-Length: 100\r\n", b"POST") + b"x" * 50, None),
        "left": lambda: (request(b"/api/v1/filter?q=&limit=100") * choice.randint(1, 30), None),
    }
    kind = choice.choice(list(kinds))
    data, statuses = kinds[kind]()
    return kind, data, statuses, (inner in data)
