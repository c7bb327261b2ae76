import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { endBanRoute, type Group, type GroupBan, groupBansRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { createRemote } from 'shared-state/remote'
import { Button, size } from 'shared-ui'
import { styled } from 'styled-components'
import { MemberRow } from '../members/MemberRow.tsx'
import { $members } from '../members/members.ts'
import { messageTranslations } from '../messageTranslations.ts'

const Heading = styled.h3`
	font-size: ${size.md};
`

/** The banned members of a group, each with a button that ends the ban. It renders nothing while there are none. */
export function GroupBans({ group }: { group: Group }) {
	const t = useTranslations(messageTranslations)
	const formats = useFormats()
	const members = useStore($members)
	const [bans] = useState(() => createRemote(() => call(groupBansRoute, { params: { id: group.id } })))
	const state = useStore(bans.$state)
	// biome-ignore lint/correctness/useExhaustiveDependencies: who is kicked leaves the members, and may be here then
	useEffect(() => void bans.load(), [bans, members])

	async function end({ id, name }: GroupBan) {
		const outcome = await act(endBanRoute, { params: { id: group.id, memberId: id } })
		if (showOutcome(outcome, t('messages.manage.ban.ended', { name }))) await bans.load()
	}

	if (state.state === 'failed') return <FailurePanel title={t('messages.people.failed')} onRetry={bans.load} />
	if (state.state !== 'ready' || state.value.items.length === 0) return null
	return (
		<section>
			<Heading>{t('messages.manage.bans')}</Heading>
			<ul>
				{state.value.items.map((ban) => (
					<li key={ban.id}>
						<MemberRow
							name={ban.name}
							avatarUrl={ban.avatarUrl}
							detail={[ban.by && t('messages.manage.ban.by', { name: ban.by }), formats.instant(ban.at)]
								.filter(Boolean)
								.join(' · ')}
						>
							<Button
								size="sm"
								aria-label={t('messages.manage.ban.end.of', { name: ban.name })}
								onClick={() => void end(ban)}
							>
								{t('messages.manage.ban.end')}
							</Button>
						</MemberRow>
					</li>
				))}
			</ul>
		</section>
	)
}
