import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { comparePath, USERNAME_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, from, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { statisticsTranslations } from '../statisticsTranslations.ts'

const Form = styled.form`
	display: grid;
	gap: ${space[3]};
	align-items: start;
	${from.phone} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
	> button { justify-self: start; }
`

/** Asks for the names of two members; the address holds them then. */
export function CompareForm({ first, second }: { first: string; second: string }) {
	const t = useTranslations(statisticsTranslations)
	const navigate = useNavigate()
	const [names, setNames] = useState({ first, second })
	const [isIncomplete, setIncomplete] = useState(false)
	const trimmed = { first: names.first.trim(), second: names.second.trim() }

	function compare(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		const empty = (['first', 'second'] as const).find((field) => trimmed[field] === '')
		setIncomplete(empty !== undefined)
		if (empty === undefined) void navigate(comparePath(trimmed.first, trimmed.second))
		else event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
	}

	return (
		<Form onSubmit={compare} noValidate>
			{(['first', 'second'] as const).map((field) => (
				<TextField
					key={field}
					name={field}
					label={t(`compare.${field}`)}
					autoComplete="off"
					maxLength={USERNAME_MAX_LENGTH}
					value={names[field]}
					error={isIncomplete && trimmed[field] === '' ? t('compare.missing') : undefined}
					onChange={(event) => setNames({ ...names, [field]: event.target.value })}
				/>
			))}
			<Button type="submit" variant="primary">
				{t('compare.submit')}
			</Button>
		</Form>
	)
}
