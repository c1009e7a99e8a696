alter table uploads rename column refused_because to rejected_because;
