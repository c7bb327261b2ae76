import { type SqlBool, sql } from 'kysely'
import { TITLE_OF_LINK } from './notifications.ts'
import { isShownTo } from './visibility.ts'

/**
 * SQL condition: a row of `notification` may still go out by push or e-mail. Its member has neither read nor removed it, no block
 * and no privacy hides it, and it is not about a title that they dropped.
 */
export const WAITS_FOR_CHANNEL = sql<SqlBool>`(
	notification.read_at is null and notification.removed_at is null and ${isShownTo(sql.ref('notification.member_id'))}
	and not exists (
		select from list_entry dropped where dropped.member_id = notification.member_id and dropped.status = 'dropped'
			and dropped.removed_at is null and dropped.title_id = ${TITLE_OF_LINK}
	)
)`
