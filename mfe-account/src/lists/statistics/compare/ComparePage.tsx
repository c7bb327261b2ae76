import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import { type Comparison, comparePath, OWN_PROFILE, USERNAME_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { $username, type Outcome } from 'shared-state'
import { Button, Container, color, EmptyState, from, Page, PageHeading, Stack, size, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { statisticsTranslations } from '../statisticsTranslations.ts'
import { ComparisonView } from './ComparisonView.tsx'

const Another = styled.details`
	summary { width: fit-content; padding-block: ${space[2]}; font-size: ${size.sm}; color: ${color.muted}; cursor: pointer; }
	&[open] summary { margin-bottom: ${space[3]}; }
`

/** The lists of two members beside each other, or the form that asks who they are. */
export function ComparePage() {
	const t = useTranslations(statisticsTranslations)
	const outcome = useLoaderData<Outcome<Comparison> | null>()
	const params = useParams()
	const reader = useStore($username)
	const named = (name: string | undefined) => (name === OWN_PROFILE ? (reader ?? '') : (name ?? ''))
	const found = outcome?.state === 'done' ? outcome.answer : null
	const [first, second] = found
		? [found.member.username, found.other.username]
		: [named(params.username ?? OWN_PROFILE), named(params.other)]
	const title = found ? t('compare.of', { first, second }) : t('compare.title')
	return (
		<Page>
			<title>{`${title} · Niouka`}</title>
			<Container>
				<Stack $gap={8}>
					{found ? (
						<>
							<ComparisonView comparison={found} />
							<Another key={`${first} ${second}`}>
								<summary>{t('compare.another')}</summary>
								<CompareForm first={first} second="" />
							</Another>
						</>
					) : (
						<>
							<PageHeading title={title} lead={t('compare.lead')} />
							<CompareForm key={`${first} ${second}`} first={first} second={second} />
							{outcome && <Refused outcome={outcome} />}
						</>
					)}
				</Stack>
			</Container>
		</Page>
	)
}

function Refused({ outcome }: { outcome: Outcome<Comparison> }) {
	const t = useTranslations(statisticsTranslations)
	const status = outcome.state === 'refused' ? outcome.status : 0
	if (status === 400) return <EmptyState title={t('compare.same')} />
	if (status === 404) return <EmptyState title={t('compare.notFound')} text={t('compare.notFound.text')} />
	return <LoadFailure title={t('compare.failed')} />
}

const Form = styled.form`
	display: grid;
	gap: ${space[3]};
	align-items: start;
	${from.phone} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
	> button { justify-self: start; }
`

/** Asks for the names of two members; the address holds them then. */
function CompareForm({ first, second }: { first: string; second: string }) {
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
