import type { ReactNode } from 'react'
import { common, useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Dialog, type DialogProps } from 'shared-ui/windows'
import type { FormOf } from './index.ts'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
	form: Pick<FormOf<object, unknown>, 'props' | 'submitting'>
	/** The words of the button that sends the form; "save" by default. */
	submit?: string
	/** It can't be sent yet. */
	disabled?: boolean
	/** It can't be undone: the focus begins at the button that cancels. */
	danger?: boolean
	/** The fields. */
	children: ReactNode
}

/** A dialog with one form, which is cancelled or sent. */
export function FormDialog({
	form,
	submit,
	disabled = false,
	danger = false,
	children,
	onClose,
	...dialog
}: FormDialogProps) {
	const shared = useTranslations(common)
	return (
		<Dialog
			{...dialog}
			open
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={
				<>
					<Button data-autofocus={danger || undefined} onClick={onClose}>
						{shared('action.cancel')}
					</Button>
					<Button
						type="submit"
						form={form.props.id}
						variant={danger ? 'danger' : 'primary'}
						disabled={disabled}
						loading={form.submitting}
					>
						{submit ?? shared('action.save')}
					</Button>
				</>
			}
		>
			<form {...form.props}>{children}</form>
		</Dialog>
	)
}
