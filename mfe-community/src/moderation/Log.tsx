import { type ModerationEntry, moderationLogRoute, type RouteAnswer } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { call } from 'shared-state'
import { EmptyState, Meta, Panel, Stack } from 'shared-ui'
import { MoreButton } from '../comments/MoreButton.tsx'
import { words } from '../words.ts'
import { ReportedComment } from './ReportedComment.tsx'
import { Why } from './style.ts'
import { useMore } from './useMore.ts'

/** What moderators did, the latest first. */
export function Log({ first }: { first: RouteAnswer<typeof moderationLogRoute> }) {
	const t = useWords(words)
	const { items, hasMore, load } = useMore(first, (after) => call(moderationLogRoute, { query: { after } }))
	if (items.length === 0) {
		return <EmptyState title={t('moderation.log.empty.title')} text={t('moderation.log.empty.text')} />
	}
	return (
		<Stack>
			{items.map((entry) => (
				<Entry key={entry.id} entry={entry} />
			))}
			{hasMore && <MoreButton label={t('moderation.more')} load={load} />}
		</Stack>
	)
}

function Entry({ entry }: { entry: ModerationEntry }) {
	const t = useWords(words)
	const formats = useFormats()
	const { moderator, action, reason, createdAt, comment, isChangedSince } = entry
	return (
		<Panel as="article">
			<Stack $gap={3}>
				<div>
					<strong>{t(`moderation.action.${action}`, { name: moderator?.name ?? t('comments.someone') })}</strong>
					<Meta>
						{' · '}
						<time dateTime={createdAt} title={formats.instant(createdAt)}>
							{formats.ago(createdAt)}
						</time>
					</Meta>
					{reason !== '' && <Why dir="auto">{reason}</Why>}
				</div>
				<ReportedComment comment={comment} note={isChangedSince ? t('moderation.log.changed') : undefined} />
			</Stack>
		</Panel>
	)
}
