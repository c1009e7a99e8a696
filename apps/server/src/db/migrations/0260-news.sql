-- News of a client. Employees see an article while it is published and its expiry date has not come.
create table news_articles (
  client_id uuid not null references clients (id),
  -- Made by the browser, because the images are uploaded under it before the article is saved.
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  slug text not null check (length(slug) between 1 and 200),
  -- The blocks of the editor, as it sends them.
  body_json text not null check (length(body_json) <= 500000),
  -- Key of the featured image in the bucket, after the client id: article id/name
  img text not null check (length(img) <= 100),
  require_read boolean not null default false,
  send_notification boolean not null default false,
  published timestamptz,
  expiry_date date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (client_id, id),
  check (published is not null or not send_notification)
);
create index news_articles_newest on news_articles (client_id, created_at desc, id);
create trigger touch before update on news_articles for each row execute function ssp_touch();
select ssp_protect('news_articles');

-- One row for each employee who opened an article. The first moment stays; reaction 0 is not helpful, 1 helpful.
create table news_readers (
  client_id uuid not null references clients (id),
  article_id uuid not null,
  employee_id uuid not null,
  read_at timestamptz not null default now(),
  confirmed_at timestamptz,
  reaction smallint check (reaction in (0, 1)),
  primary key (client_id, article_id, employee_id),
  foreign key (client_id, article_id) references news_articles (client_id, id) on delete cascade,
  foreign key (client_id, employee_id) references employees (client_id, id) on delete cascade
);
create index news_readers_latest on news_readers (client_id, article_id, read_at desc, employee_id);
create index news_readers_moment on news_readers (client_id, read_at);
create index news_readers_employee on news_readers (client_id, employee_id);
select ssp_protect('news_readers')
