import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { type ReviewVersion, reviewVersionsRoute } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { Meta, SkeletonText, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { CommentText } from '../comments/commentStyles.ts'
import { commentTranslations } from '../comments/commentTranslations.ts'

/** The former texts of a review, for its author and moderators. */
export default function VersionsDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const t = useTranslations(commentTranslations)
	const shared = useTranslations(common)
	const formats = useFormats()
	const [outcome, setOutcome] = useState<Outcome<{ items: ReviewVersion[] }>>()
	const load = async () => setOutcome(await call(reviewVersionsRoute, { params: { id } }))
	// biome-ignore lint/correctness/useExhaustiveDependencies: loaded once for each review
	useEffect(() => void load(), [id])

	return (
		<Dialog open onClose={onClose} title={t('reviews.versions')} closeLabel={shared('action.close')} size="md">
			{outcome === undefined && <SkeletonText lines={6} />}
			{outcome && outcome.state !== 'done' && <FailurePanel title={t('reviews.versions.failed')} onRetry={load} />}
			{outcome?.state === 'done' && (
				<Stack as="ol" $gap={6}>
					{outcome.answer.items.map(({ version, text, replacedAt }) => (
						<li key={version}>
							<Meta as="p">{t('reviews.versions.until', { at: formats.instant(replacedAt) })}</Meta>
							<CommentText dir="auto" $lines={undefined}>
								{text}
							</CommentText>
						</li>
					))}
				</Stack>
			)}
		</Dialog>
	)
}
