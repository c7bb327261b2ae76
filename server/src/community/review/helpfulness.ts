import { sql } from 'kysely'

const HELPFUL = sql`r.helpful::double precision`
const VOTES = sql`(r.helpful + r.unhelpful)::double precision`

/**
 * SQL: how helpful the review of a `comment` is, in millionths: the lower bound of the Wilson score interval of the share
 * of helpful votes at 95 % (E. B. Wilson, 1927; z = 1.96). So few votes count for less than many with the same share.
 */
export const HELPFULNESS = sql`(select case when r.helpful + r.unhelpful = 0 then 0 else round(1000000 * (
	(${HELPFUL} + 1.9208) / ${VOTES} - 1.96 * sqrt(${HELPFUL} * r.unhelpful / ${VOTES} + 0.9604) / ${VOTES}
) / (1 + 3.8416 / ${VOTES}))::integer end from review r where r.comment_id = comment.id)`
