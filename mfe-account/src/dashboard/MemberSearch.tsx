import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ROLES, type Role, USERNAME_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { from, SearchIcon, space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { contributionTranslations } from './contributionTranslations.ts'
import { type MembersQuery, membersPath, parseMembersQuery } from './membersQuery.ts'

const Fields = styled.form`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
	gap: ${space[3]};
	align-items: end;
	${from.phone} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`

/** Searches members by name and role. The search is stored in the URL. */
export function MemberSearch() {
	const t = useTranslations(contributionTranslations)
	const navigate = useNavigate()
	const [searchParams] = useSearchParams()
	const query = parseMembersQuery(searchParams)
	const [q, setQ] = useState(query.q)
	const [found, setFound] = useState(query.q)
	// A navigation changed the URL: take its values.
	if (found !== query.q) {
		setFound(query.q)
		setQ(query.q)
	}

	function search(change: Partial<MembersQuery>) {
		void navigate(membersPath({ ...query, q, page: 1, ...change }), { preventScrollReset: true })
	}

	return (
		<Fields
			role="search"
			onSubmit={(event: FormEvent) => {
				event.preventDefault()
				search({})
			}}
		>
			<TextField
				type="search"
				label={t('members.search')}
				enterKeyHint="search"
				autoComplete="off"
				maxLength={USERNAME_MAX_LENGTH}
				start={<SearchIcon size={18} />}
				value={q}
				onChange={(event) => setQ(event.target.value)}
			/>
			<Select<Role | ''>
				label={t('members.filter')}
				options={[
					{ value: '', label: t('members.filter.all') },
					...ROLES.map((role) => ({ value: role, label: t(`members.role.${role}`) })),
				]}
				value={query.role ?? ''}
				onSelect={(role) => search({ role: role === '' ? undefined : role })}
			/>
		</Fields>
	)
}
