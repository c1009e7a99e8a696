-- Orders of lists beside their own, as paged() of db/paged.ts has them, forwards and backwards. Titles and names are sorted like all
-- texts of the database.
create index users_by_label on users (client_id, label, id);
create index users_by_name on users (client_id, username, label, id);
create index documents_by_name on documents (client_id, related_type, name, created_at, id);
create index news_articles_by_title on news_articles (client_id, title, created_at, id);
create index surveys_by_title on surveys (client_id, title, created_at, id);
create index surveys_by_start on surveys (client_id, start_date, created_at, id);
create index surveys_by_end on surveys (client_id, completion_date, created_at, id);
create index rewards_by_amount on rewards (client_id, amount_pence, recorded_at, id) where status = 'recorded'
