import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { announce, FailurePanel } from 'shared-composition'
import { type FormOf, useForm } from 'shared-composition/form'
import { useWords } from 'shared-i18n'
import type { ActionOutcome, Outcome } from 'shared-state'
import { Button, Meta, Panel, Skeleton, Stack } from 'shared-ui'
import { words } from '../words.ts'
import { Part, Save, Switches } from './style.ts'

interface SwitchesProps<Value extends object> {
	save: (value: Value) => Promise<ActionOutcome<unknown>>
	children: (form: FormOf<Value, unknown>) => ReactNode
}

interface ChoiceFormProps<Value extends object> extends SwitchesProps<Value> {
	title: string
	lead: string
	/** The same function in each render. */
	read: () => Promise<Outcome<Value>>
}

/** Switches that are read from the server, and hold once they are saved. */
export function ChoiceForm<Value extends object>({ title, lead, read, ...switches }: ChoiceFormProps<Value>) {
	const t = useWords(words)
	const titleId = useId()
	const [outcome, setOutcome] = useState<Outcome<Value>>()

	const load = useCallback(async () => {
		setOutcome(undefined)
		setOutcome(await read())
	}, [read])
	useEffect(() => {
		void load()
	}, [load])

	return (
		<Panel>
			<Part aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{title}</h2>
					<Meta as="p">{lead}</Meta>
				</div>
				{!outcome && <Skeleton $height="9rem" />}
				{outcome?.state === 'done' && <Shown value={outcome.answer} {...switches} />}
				{outcome && outcome.state !== 'done' && <FailurePanel title={t('settings.failed')} onRetry={load} />}
			</Part>
		</Panel>
	)
}

function Shown<Value extends object>({ value, save, children }: SwitchesProps<Value> & { value: Value }) {
	const t = useWords(words)
	const form = useForm<Value, unknown>({
		initialValues: () => value,
		submit: save,
		onSettled: (outcome) => announce(outcome, t('settings.saved')),
	})
	return (
		<Stack as="form" $gap={4} {...form.props}>
			<Switches>{children(form)}</Switches>
			<Save>
				<Button type="submit" variant="primary" loading={form.submitting}>
					{t('settings.save')}
				</Button>
			</Save>
		</Stack>
	)
}
