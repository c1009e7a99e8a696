-- Reads of articles are counted by an index alone, as recognition by type is.
drop index news_readers_moment;
create index news_readers_moment on news_readers (client_id, read_at) include (article_id, employee_id)
