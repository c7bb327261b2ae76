import type { CommunityReads } from '../library/public.ts'
import { begunByFollowed } from './follow/begunByFollowed.ts'
import { notifyInvited } from './notification/notifyInvited.ts'
import { recommendedFor } from './recommendation/readRecommendations.ts'
import { isListHidden } from './report/content/list.ts'

/** What lists and suggestions read of this slice. */
export const COMMUNITY_READS: CommunityReads = { isListHidden, recommendedFor, begunByFollowed, notifyInvited }
