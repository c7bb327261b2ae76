import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { tabDraft, useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { type App, changeAppRoute, registerAppRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { type ActionOutcome, act } from 'shared-state'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import { AppFields } from './AppFields.tsx'
import { appTranslations } from './appTranslations.ts'
import { AppValues, addressesOf, appValues, draftOf, wrongAddresses } from './appValues.ts'

/** An app as it is stored now; the secret only right after a confidential one was registered. */
interface SavedApp {
	app: App
	secret?: string | null
}

interface AppDialogProps {
	/** The app to change; undefined registers a new one. */
	app?: App
	onSaved: (saved: SavedApp) => void
	onClose: () => void
}

/** A dialog that registers an app, or changes one. */
export function AppDialog({ app, onSaved, onClose }: AppDialogProps) {
	const t = useTranslations(appTranslations)
	const shared = useTranslations(common)
	const [wrong, setWrong] = useState<ReturnType<typeof wrongAddresses>>([])
	const form = useForm<AppValues, SavedApp>({
		initialValues: () => appValues(app),
		draft: tabDraft(`app ${app?.id ?? ''}`, AppValues, () => appValues(app)),
		validate: ({ name }) => (name.trim() === '' ? { name: 'text.required' } : {}),
		submit: (values, idempotencyKey) =>
			withStepUp<ActionOutcome<SavedApp>>(() =>
				app
					? act(changeAppRoute, { params: { id: app.id }, body: draftOf(values) })
					: act(
							registerAppRoute,
							{ body: { ...draftOf(values), isConfidential: values.isConfidential } },
							{ idempotencyKey },
						),
			),
		onSettled(outcome) {
			const fields = outcome.state === 'refused' ? outcome.problem.fields : undefined
			setWrong(wrongAddresses(addressesOf(form.$state.get().values.redirectAddresses), fields))
			if (fields || !showOutcome(outcome, t(app ? 'ownApps.changed' : 'ownApps.registered'))) return
			onClose()
			if (outcome.state === 'done') onSaved(outcome.answer)
		},
	})

	function close() {
		form.reset()
		onClose()
	}

	return (
		<FormDialog
			form={form}
			size="lg"
			title={app ? t('ownApps.edit.of', { name: app.name }) : t('ownApps.register')}
			onClose={close}
			submit={app ? shared('action.save') : t('ownApps.register')}
		>
			<AppFields form={form} isNew={!app} wrong={wrong} />
		</FormDialog>
	)
}
