-- The article that a mailing announces; what has not been sent is dropped with it.
alter table employee_email_batches add column article_id uuid;
alter table employee_email_batches add foreign key (client_id, article_id)
  references news_articles (client_id, id) on delete set null (article_id);
create index employee_email_batches_article on employee_email_batches (client_id, article_id) where article_id is not null;
