-- The e-mail that tells employees of a new article.
alter table employee_email_batches drop constraint employee_email_batches_template_check;
alter table employee_email_batches add constraint employee_email_batches_template_check
  check (template in ('RegistrationReminderGeneric', 'AppDetailsGeneric', 'NewsArticle'))
