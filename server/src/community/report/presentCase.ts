import type { ModeratedContent, ReportedVersion, ShownContent } from 'shared-contract'
import { type FoundContent, shownOf } from './content/content.ts'
import type { OpenReports } from './openReports.ts'
import type { FormerContent } from './tables.ts'

/** A content for one moderator. */
export function presentContent({ owners, createdAt, ...content }: FoundContent, moderatorId: string): ModeratedContent {
	return { ...content, createdAt: createdAt.toISOString(), isOwn: owners.includes(moderatorId) }
}

interface Evidence {
	content: FoundContent
	/** What hiding replaced. */
	former: FormerContent | null
	/** What was reported before it was hidden. */
	reported: ShownContent | null
	open: OpenReports
}

/**
 * What moderators see of a content: what was hidden, otherwise what it says now, with the reported versions that differ. Of a
 * private one they see only what was reported.
 */
export function evidenceOf({ content, former, reported, open }: Evidence): {
	content: FoundContent
	before: ReportedVersion[]
} {
	const before = open.reported.filter(({ version }) => version !== content.version)
	if (former) {
		const isPrivate = former.isPrivate ?? content.isPrivate
		return { content: showing(content, (isPrivate && reported) || former), before }
	}
	const isWithheld = content.isPrivate && !open.reports.some(({ version }) => version === content.version)
	return { content: isWithheld ? showing(content, NOTHING) : content, before }
}

/** What the log shows of a content: of a private one nothing, or what was hidden while it was public. */
export function loggedContent(content: FoundContent, former: FormerContent | null): FoundContent {
	return content.isPrivate ? showing(content, former?.isPrivate === false ? former : NOTHING) : content
}

const NOTHING: ShownContent = { title: '', text: '', picture: null, pictures: [] }

/** A content with what it said, or may be seen to say. */
function showing(content: FoundContent, shown: ShownContent): FoundContent {
	return { ...content, ...shownOf(shown), on: content.isPrivate ? content.on && shown.title : content.on }
}
