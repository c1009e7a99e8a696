-- What an account has pending is counted at every signed upload.
create index uploads_pending on uploads (client_id, user_id) where published_at is null;
