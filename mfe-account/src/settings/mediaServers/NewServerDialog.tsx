import { showOutcome } from 'shared-composition'
import { useForm } from 'shared-composition/form'
import { FormDialog } from 'shared-composition/form/dialog'
import { MEDIA_PROGRAMS, MEDIA_USER_NAME_MAX_LENGTH, type MediaProgram, type MediaServer } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Stack } from 'shared-ui'
import { Select, TextField } from 'shared-ui/controls'
import type { MediaServersStore } from './mediaServersStore.ts'
import { mediaTranslations } from './mediaTranslations.ts'
import { PROGRAMS } from './programs.ts'

interface NewServerDialogProps {
	store: MediaServersStore
	onAdded: (added: { server: MediaServer; token: string }) => void
	onClose: () => void
}

/** A dialog that adds a connection to a media server. */
export function NewServerDialog({ store, onAdded, onClose }: NewServerDialogProps) {
	const t = useTranslations(mediaTranslations)
	const form = useForm({
		initialValues: (): { program: MediaProgram; userName: string } => ({ program: 'jellyfin', userName: '' }),
		submit: (values) => store.add(values),
		onSettled(outcome) {
			if (outcome.state === 'done') onAdded(outcome.answer)
			else if (showOutcome(outcome, t('media.added'))) onClose()
		},
	})
	return (
		<FormDialog form={form} title={t('media.add')} onClose={onClose} submit={t('media.add.submit')}>
			<Stack>
				<Select
					label={t('media.program')}
					options={MEDIA_PROGRAMS.map((value) => ({ value, label: PROGRAMS[value] }))}
					{...form.select('program')}
				/>
				<TextField
					label={t('media.user')}
					hint={t('media.user.hint')}
					maxLength={MEDIA_USER_NAME_MAX_LENGTH}
					autoComplete="off"
					{...form.text('userName')}
				/>
			</Stack>
		</FormDialog>
	)
}
