import { type ReactNode, useCallback, useEffect, useId, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { type FormOf, useForm } from 'shared-composition/form'
import { useTranslations } from 'shared-i18n'
import type { ActionOutcome, Outcome } from 'shared-state'
import { Button, Meta, Panel, Skeleton, Stack } from 'shared-ui'
import { settingsTranslations } from './settingsTranslations.ts'
import { FormFooter, PanelSection, Switches } from './style.ts'

interface SwitchesProps<Value extends object> {
	save: (value: Value) => Promise<ActionOutcome<unknown>>
	children: (form: FormOf<Value, unknown>) => ReactNode
}

interface SwitchesFormProps<Value extends object> extends SwitchesProps<Value> {
	title: string
	lead: string
	/** Must be the same function in each render. */
	read: () => Promise<Outcome<Value>>
}

/** A form of switches: loads its values from the server, and saves them on submit. */
export function SwitchesForm<Value extends object>({ title, lead, read, ...switches }: SwitchesFormProps<Value>) {
	const t = useTranslations(settingsTranslations)
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
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{title}</h2>
					<Meta as="p">{lead}</Meta>
				</div>
				{!outcome && <Skeleton $height="9rem" />}
				{outcome?.state === 'done' && <LoadedForm value={outcome.answer} {...switches} />}
				{outcome && outcome.state !== 'done' && <FailurePanel title={t('settings.failed')} onRetry={load} />}
			</PanelSection>
		</Panel>
	)
}

function LoadedForm<Value extends object>({ value, save, children }: SwitchesProps<Value> & { value: Value }) {
	const t = useTranslations(settingsTranslations)
	const form = useForm<Value, unknown>({
		initialValues: () => value,
		submit: save,
		onSettled: (outcome) => showOutcome(outcome, t('settings.saved')),
	})
	return (
		<Stack as="form" $gap={4} {...form.props}>
			<Switches>{children(form)}</Switches>
			<FormFooter>
				<Button type="submit" variant="primary" loading={form.submitting}>
					{t('settings.save')}
				</Button>
			</FormFooter>
		</Stack>
	)
}
