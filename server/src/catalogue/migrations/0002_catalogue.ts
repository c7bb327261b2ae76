import { inOrder } from '../../core/database/migrations/schemaMigration.ts'
import { HISTORY } from './0002_catalogue/history.ts'
import { NEWS } from './0002_catalogue/news.ts'
import { PARTS } from './0002_catalogue/parts.ts'
import { PEOPLE } from './0002_catalogue/people.ts'
import { TITLE } from './0002_catalogue/title.ts'
import { WATCHING } from './0002_catalogue/watching.ts'

/** Makes the tables of the catalogue. */
export const up = inOrder(TITLE, PARTS, PEOPLE, WATCHING, NEWS, HISTORY)
