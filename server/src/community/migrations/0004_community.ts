import { inOrder } from '../../core/database/migrations/schemaMigration.ts'
import { COMMENTS } from './0004_community/comments.ts'
import { GROUPS } from './0004_community/groups.ts'
import { NOTIFICATIONS } from './0004_community/notifications.ts'
import { RECOMMENDATIONS } from './0004_community/recommendations.ts'
import { RELATIONS } from './0004_community/relations.ts'
import { REPORTS } from './0004_community/reports.ts'
import { WATCH } from './0004_community/watch.ts'

/** Makes the tables of the community. */
export const up = inOrder(RELATIONS, COMMENTS, GROUPS, WATCH, NOTIFICATIONS, RECOMMENDATIONS, REPORTS)
