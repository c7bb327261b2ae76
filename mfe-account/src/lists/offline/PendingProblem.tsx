import { outcomeMessage } from 'shared-composition'
import type { ListEntry } from 'shared-contract'
import { common, useTitleName, useTranslations } from 'shared-i18n'
import { Button, Cluster, Meta, Stack, space } from 'shared-ui'
import { styled } from 'styled-components'
import { listTranslations } from '../listTranslations.ts'
import { type EntryField, type EntryFields, fieldsOf, type PendingChange, type Problem } from './pendingChange.ts'
import { discardChange, settleChange } from './settleChange.ts'

const Choice = styled.fieldset`
	margin: 0;
	padding: 0;
	border: 0;
	legend { margin-block-end: ${space[2]}; padding: 0; }
`

/** A change that the server refused: the reader chooses between two values, or gives it up. */
export function PendingProblem({ change }: { change: PendingChange }) {
	const say = useTranslations(common)
	const t = useTranslations(listTranslations)
	const { base, problem } = change
	const name = useTitleName()(base.title)
	if (!problem) return null
	return (
		<li>
			<Stack as="section" aria-label={name} $gap={3}>
				<strong>{name}</strong>
				{problem.now ? (
					problem.fields.map((field) => <FieldChoice key={field} change={change} field={field} />)
				) : (
					<>
						<Meta as="p">
							{t('pending.refused')} {refusalText(problem.code)}
						</Meta>
						<div>
							<Button onClick={() => void discardChange(change)}>{say('action.close')}</Button>
						</div>
					</>
				)}
			</Stack>
		</li>
	)
}

function FieldChoice({ change, field }: { change: PendingChange; field: EntryField }) {
	const t = useTranslations(listTranslations)
	const { label, value } = usePendingText(change.base)
	if (!change.problem?.now) return null
	const choose = (keepsOwn: boolean) => void settleChange(change, field, keepsOwn)
	return (
		<Choice>
			<legend>{label(field)}</legend>
			<Cluster $gap={3}>
				<Button onClick={() => choose(true)}>{t('pending.own', { value: value(field, change.change) })}</Button>
				<Button onClick={() => choose(false)}>
					{t('pending.elsewhere', { value: value(field, fieldsOf(change.problem.now)) })}
				</Button>
			</Cluster>
		</Choice>
	)
}

function refusalText(code: Problem['code']): string {
	return outcomeMessage({ state: 'refused', status: 400, problem: { code, msg: '', requestId: '' } })
}

/** The label of a field of an entry, and its value as text. */
function usePendingText({ title: { kind } }: ListEntry) {
	const t = useTranslations(listTranslations)
	const label = (field: EntryField) => {
		if (field === 'progress') return t(`entry.${kind}.progress`)
		return field === 'isPrivate' ? t('entry.private') : t(`entry.${field}`)
	}
	const value = (field: EntryField, { status, isPrivate, ...rest }: EntryFields) => {
		if (field === 'status') return status === undefined ? '' : t(`listTabs.${kind}.${status}`)
		if (field === 'isPrivate') return isPrivate ? t('pending.yes') : t('pending.no')
		return String(rest[field] ?? '') || t('pending.empty')
	}
	return { label, value }
}
