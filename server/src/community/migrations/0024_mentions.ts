import { inOrder } from '../../core/database/migrations/schemaMigration.ts'

/** Mentions in comments get a switch of their own, which begins as that of comments. */
export const up = inOrder([
	'alter table notification_preference add column mentions boolean not null default true',
	'update notification_preference set mentions = comments',
	`update notification_preference set push = array_append(push, 'mentions') where 'comments' = any(push)`,
	`update notification_preference set email = array_append(email, 'mentions') where 'comments' = any(email)`,
])
