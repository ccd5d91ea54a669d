-- A claim that nobody touched for so many whole working days goes back to the queue (row C18, decision 0115).
insert into setting (key, value) values ('desk_claims', '{"untouched_wd": 2}');
