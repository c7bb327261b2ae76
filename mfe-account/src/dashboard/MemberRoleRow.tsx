import { useState } from 'react'
import { Link, useRevalidator } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type ListedMember, ROLES, type Role, setRoleRoute, setVotesAsideRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Avatar, from, Meta } from 'shared-ui'
import { Select, Switch } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { withStepUp } from '../auth/stepUp/withStepUp.ts'
import { contributionTranslations } from './contributionTranslations.ts'
import { Row } from './style.ts'

const MemberListRow = styled(Row)`
	> :last-child { grid-column: 2; margin-top: 8px; }
	${from.phone} { > :last-child { grid-column: 3; width: 16rem; margin-top: 0; } }
`

/** A member with a select of their role and a switch for their votes; a choice is saved at once. */
export function MemberRoleRow({ member }: { member: ListedMember }) {
	const t = useTranslations(contributionTranslations)
	const formats = useFormats()
	const { revalidate } = useRevalidator()
	const [saving, setSaving] = useState<Role>()
	const { id, username, avatarUrl, role, joinedAt, votesAside } = member

	async function saveRole(chosen: Role) {
		setSaving(chosen)
		const change = { params: { memberId: id }, body: { role: chosen } }
		const outcome = await withStepUp(() => act(setRoleRoute, change))
		showOutcome(outcome, t('members.saved', { name: username, role: t(`members.role.${chosen}`) }))
		await revalidate()
		setSaving(undefined)
	}

	async function countVotes(counts: boolean) {
		const outcome = await act(setVotesAsideRoute, { params: { memberId: id }, body: { aside: !counts } })
		showOutcome(outcome, t(counts ? 'members.votes.counted' : 'members.votes.aside', { name: username }))
		await revalidate()
	}

	return (
		<MemberListRow>
			<Avatar name={username} url={avatarUrl} size={36} />
			<div>
				<Link to={`/profile/${encodeURIComponent(username)}`}>
					<strong>
						<bdi>{username}</bdi>
					</strong>
				</Link>
				<Meta as="p">{t('members.joined', { date: formats.date(joinedAt) })}</Meta>
			</div>
			<div>
				<Select
					hideLabel
					label={t('members.role.of', { name: username })}
					options={ROLES.map((value) => ({ value, label: t(`members.role.${value}`) }))}
					value={saving ?? role}
					aria-busy={saving !== undefined}
					onSelect={(chosen) => saving === undefined && void saveRole(chosen)}
				/>
				<Switch
					label={t('members.votes.of', { name: username })}
					checked={!votesAside}
					onChange={(counts) => void countVotes(counts)}
				/>
			</div>
		</MemberListRow>
	)
}
