import { useEffect, useState, useTransition } from 'react'
import { useNavigate } from 'react-router-dom'
import { FailurePanel, outcomeMessage } from 'shared-composition'
import type { GroupCard } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Button, color, EmptyState, font, LinkButton, Panel, Skeleton, size, space } from 'shared-ui'
import { focusPlace } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { clipUserText } from '../../../shared/clipUserText.ts'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'
import { GroupAvatar } from '../layout/GroupAvatar.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { MESSAGES_PATH, viewPath } from '../view/messagesView.ts'
import { joinAndAnnounce } from './joinByLink.ts'
import { invitedGroup } from './publicGroups.ts'

const Card = styled(Panel)`
	display: grid;
	justify-items: center;
	gap: ${space[2]};
	text-align: center;
	overflow-wrap: anywhere;
	> p { ${clipUserText} max-width: 100%; color: ${color.muted}; font-size: ${size.sm}; }
	h2 { ${clipUserText} max-width: 100%; font: 700 ${size.xl}/1.25 ${font.display}; }
`
const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	justify-content: center;
	gap: ${space[2]};
	margin-top: ${space[4]};
`

/** An invitation link: shows the group and offers to join. */
export function InvitationPane({ code }: { code: string }) {
	const t = useTranslations(messageTranslations)
	const [found, setFound] = useState<Outcome<GroupCard>>()
	const ask = async () => setFound(await invitedGroup(code))
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once a code
	useEffect(() => void ask(), [code])

	if (!found) {
		return (
			<CenteredNotice>
				<Skeleton $height="14rem" />
			</CenteredNotice>
		)
	}
	if (found.state === 'refused') {
		return (
			<CenteredNotice>
				<EmptyState
					title={outcomeMessage(found)}
					action={<LinkButton to={MESSAGES_PATH}>{t('messages.gone.back')}</LinkButton>}
				/>
			</CenteredNotice>
		)
	}
	return (
		<CenteredNotice>
			{found.state === 'done' ? (
				<InvitationCard code={code} card={found.answer} />
			) : (
				<FailurePanel title={t('messages.invited.failed')} onRetry={ask} />
			)}
		</CenteredNotice>
	)
}

function InvitationCard({ code, card }: { code: string; card: GroupCard }) {
	const t = useTranslations(messageTranslations)
	const navigate = useNavigate()
	const [isBusy, start] = useTransition()
	const path = viewPath({ at: 'group', groupId: card.id })

	async function join() {
		if ((await joinAndAnnounce(code, card)) === undefined) return
		await navigate(path, { replace: true })
		focusPlace()
	}

	return (
		<Card>
			<p>{t('messages.invited.lead')}</p>
			<GroupAvatar group={card} size={72} />
			<h2>{card.name}</h2>
			<p>
				{t('messages.members', { count: card.memberCount })} ·{' '}
				{t(card.isPublic ? 'messages.group.public' : 'messages.group.private')}
			</p>
			{card.description && <p>{card.description}</p>}
			<Actions>
				{card.joined ? (
					<LinkButton variant="primary" to={path} replace>
						{t('messages.invited.open')}
					</LinkButton>
				) : (
					<>
						<LinkButton to={MESSAGES_PATH}>{t('messages.invited.no')}</LinkButton>
						<Button variant="primary" loading={isBusy} onClick={() => start(join)}>
							{t('messages.join.submit.of', { group: card.name })}
						</Button>
					</>
				)}
			</Actions>
		</Card>
	)
}
