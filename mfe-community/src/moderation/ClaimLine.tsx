import { useTransition } from 'react'
import { useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { claimCaseRoute, type ModerationCase, releaseCaseRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, Cluster, Meta } from 'shared-ui'
import { moderationTranslations } from './moderationTranslations.ts'

/** Who works on a case and since when, with the way to take it or to give it back. */
export function ClaimLine({ item: { content, claim } }: { item: ModerationCase }) {
	const t = useTranslations(moderationTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [isBusy, start] = useTransition()
	const params = { kind: content.kind, id: content.id }

	const change = () =>
		start(async () => {
			const outcome = await act(claim?.isOwn ? releaseCaseRoute : claimCaseRoute, { params })
			showOutcome(outcome, t(claim?.isOwn ? 'moderation.released' : 'moderation.claimed'))
			await revalidate()
		})

	return (
		<Cluster $between>
			<Meta as="p">
				{claim
					? t(claim.isOwn ? 'moderation.claim.own' : 'moderation.claim.theirs', {
							name: claim.by.name,
							ago: formats.ago(claim.since),
						})
					: t('moderation.claim.none')}
			</Meta>
			{(claim === null || claim.isOwn) && !content.isOwn && (
				<Button size="sm" variant="quiet" loading={isBusy} onClick={change}>
					{t(claim ? 'moderation.release' : 'moderation.claim')}
				</Button>
			)}
		</Cluster>
	)
}
