import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ROLES, type Role, USERNAME_MAX_LENGTH } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { from, SearchIcon, space } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../words.ts'
import { type MembersAsked, membersPath, readMembersAddress } from './membersAddress.ts'

const Fields = styled.form`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr));
	gap: ${space[3]};
	align-items: end;
	${from.phone} { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr); }
`

/** Looks for members by name and role; what is looked for stands in the address. */
export function MemberSearch() {
	const t = useWords(words)
	const navigate = useNavigate()
	const [search] = useSearchParams()
	const asked = readMembersAddress(search)
	const [q, setQ] = useState(asked.q)
	const [found, setFound] = useState(asked.q)
	// Going back leads to another address, which has the last word.
	if (found !== asked.q) {
		setFound(asked.q)
		setQ(asked.q)
	}

	function find(change: Partial<MembersAsked>) {
		void navigate(membersPath({ ...asked, q, page: 1, ...change }), { preventScrollReset: true })
	}

	return (
		<Fields
			role="search"
			onSubmit={(event: FormEvent) => {
				event.preventDefault()
				find({})
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
				value={asked.role ?? ''}
				onSelect={(role) => find({ role: role === '' ? undefined : role })}
			/>
		</Fields>
	)
}
