import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import {
	APP_NAME_MAX_LENGTH,
	makeAccessTokenRoute,
	type RouteAnswer,
	SCOPES,
	type Scope,
	TOKEN_DAYS,
} from 'shared-contract'
import { array, object, oneOf, type Static, string } from 'shared-contract/schema'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Stack } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import { appTranslations } from './appTranslations.ts'
import { Choice } from './Choice.tsx'
import { ChoiceError, Choices, Code } from './style.ts'

const Values = object({ name: string(), scopes: array(oneOf(SCOPES)), days: string() })
type Values = Static<typeof Values>
type Made = RouteAnswer<typeof makeAccessTokenRoute>

interface MakeTokenDialogProps {
	onMade: (made: Made) => void
	onClose: () => void
}

/** A dialog that makes a personal token. */
export function MakeTokenDialog({ onMade, onClose }: MakeTokenDialogProps) {
	const t = useTranslations(appTranslations)
	const form = useForm<Values, Made>({
		initialValues: () => ({ name: '', scopes: [], days: String(TOKEN_DAYS[1]) }),
		draft: tabDraft('access token', Values),
		validate: ({ name, scopes }) => ({
			...(name.trim() === '' && { name: 'text.required' }),
			...(scopes.length === 0 && { scopes: 'text.required' }),
		}),
		submit: ({ name, scopes, days }, idempotencyKey) =>
			withStepUp(() => act(makeAccessTokenRoute, { body: { name, scopes, days: Number(days) } }, { idempotencyKey })),
		onSettled(outcome) {
			if (outcome.state === 'done') onMade(outcome.answer)
			// The errors are shown at the fields.
			else if (outcome.state === 'refused' && outcome.problem.fields) return
			else if (showOutcome(outcome, t('tokens.made'))) onClose()
		},
	})
	const { scopes } = form.values
	const choose = (scope: Scope, isChosen: boolean) =>
		form.set({ scopes: SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))) })

	function close() {
		form.reset()
		onClose()
	}

	return (
		<FormDialog form={form} title={t('tokens.make')} onClose={close} submit={t('tokens.make')}>
			<Stack>
				<TextField
					label={t('tokens.name')}
					hint={t('tokens.name.hint')}
					maxLength={APP_NAME_MAX_LENGTH}
					autoComplete="off"
					{...form.text('name')}
				/>
				<Choices>
					<legend>{t('tokens.scopes')}</legend>
					{SCOPES.map((scope) => (
						<Choice
							key={scope}
							type="checkbox"
							label={t(`scope.${scope}`)}
							text={<Code>{scope}</Code>}
							checked={scopes.includes(scope)}
							onChange={(isChosen) => choose(scope, isChosen)}
						/>
					))}
					{form.errors.scopes && <ChoiceError role="alert">{t('tokens.scopes.required')}</ChoiceError>}
				</Choices>
				<Select
					label={t('tokens.days')}
					options={TOKEN_DAYS.map((count) => ({ value: String(count), label: t('tokens.day', { count }) }))}
					{...form.select('days')}
				/>
			</Stack>
		</FormDialog>
	)
}
