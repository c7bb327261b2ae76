import { useRef } from 'react'
import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { common, useTranslations } from 'shared-i18n'
import { Button, color, size, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { assistantTranslations } from './assistantTranslations.ts'
import { giveBirthDate } from './conversation.ts'

const Form = styled.form`
	display: grid;
	gap: ${space[2]};
	font-size: ${size.sm};
	color: ${color.muted};
	> div { display: flex; align-items: end; gap: ${space[2]}; }
	> div > :first-child { flex: 0 1 14rem; }
`

/** Asks for the birth date without which the catalogue answers. Not giving it changes nothing. */
export function AgeQuestion() {
	const t = useTranslations(assistantTranslations)
	const shared = useTranslations(common)
	const element = useRef<HTMLFormElement>(null)
	const form = useForm({
		initialValues: () => ({ bornOn: '' }),
		validate: ({ bornOn }) => (bornOn === '' ? { bornOn: 'auth.birthDate.invalid' } : {}),
		submit: ({ bornOn }) => giveBirthDate(bornOn),
		onSettled(outcome) {
			// The error makes the form longer than the end of the conversation that is in sight.
			requestAnimationFrame(() => element.current?.scrollIntoView?.({ block: 'nearest' }))
			if (outcome.state === 'refused' && outcome.problem.fields?.bornOn) return
			const isMinor = outcome.state === 'done' && outcome.answer.isMinor
			showOutcome(outcome, t(isMinor ? 'assistant.age.minor' : 'assistant.age.saved'))
		},
	})
	return (
		<Form ref={element} {...form.props}>
			<p>
				{t('assistant.age.question')} {t('assistant.age.hint')}
			</p>
			<div>
				<TextField
					type="date"
					required
					autoComplete="bday"
					label={t('assistant.age.bornOn')}
					{...form.text('bornOn')}
				/>
				<Button type="submit" size="sm" loading={form.submitting}>
					{shared('action.save')}
				</Button>
			</div>
		</Form>
	)
}
