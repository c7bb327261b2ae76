import type { ModeratedKind } from 'shared-contract'
import { ARTICLE } from './article.ts'
import { COMMENT } from './comment.ts'
import type { ContentKind } from './content.ts'
import { GROUP } from './group.ts'
import { LIST } from './list.ts'
import { MESSAGE } from './message.ts'
import { PROFILE } from './profile.ts'
import { RECOMMENDATION } from './recommendation.ts'

/** What can be reported, by kind. */
export const KINDS: Readonly<Record<ModeratedKind, ContentKind>> = {
	comment: COMMENT,
	review: COMMENT,
	profile: PROFILE,
	message: MESSAGE,
	group: GROUP,
	list: LIST,
	article: ARTICLE,
	recommendation: RECOMMENDATION,
}
