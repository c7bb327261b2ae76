import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useEffect, useId } from 'react'
import { announce, FailurePanel } from 'shared-composition'
import { useWords } from 'shared-i18n'
import { Button, Meta, Panel, Skeleton } from 'shared-ui'
import { words } from '../words.ts'
import type { Choice } from './choice.ts'
import { Part, Save, Switches } from './style.ts'

interface ChoiceFormProps<Value> {
	title: string
	lead: string
	choice: Choice<Value>
	children: (value: Value) => ReactNode
}

/** Switches that hold once they are saved. */
export function ChoiceForm<Value>({ title, lead, choice, children }: ChoiceFormProps<Value>) {
	const t = useWords(words)
	const titleId = useId()
	const state = useStore(choice.$state)

	useEffect(() => {
		void choice.load()
	}, [choice])

	async function save(event: FormEvent) {
		event.preventDefault()
		announce(await choice.save(), t('settings.saved'))
	}

	return (
		<Panel as="form" onSubmit={(event: FormEvent) => void save(event)}>
			<Part aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{title}</h2>
					<Meta as="p">{lead}</Meta>
				</div>
				{state.state === 'loading' && <Skeleton $height="9rem" />}
				{state.state === 'failed' && <FailurePanel title={t('settings.failed')} onRetry={choice.load} />}
				{state.state === 'shown' && (
					<>
						<Switches>{children(state.value)}</Switches>
						<Save>
							<Button type="submit" variant="primary" loading={state.sending}>
								{t('settings.save')}
							</Button>
						</Save>
					</>
				)}
			</Part>
		</Panel>
	)
}
