-- dump
insert into a (b) values ('c');
AAB