import type { ReactNode } from 'react'
import type { FormOf } from 'shared-composition/form'
import { common, useTranslations } from 'shared-i18n'
import { Button } from 'shared-ui'
import { Dialog, type DialogProps } from 'shared-ui/windows'

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'onClose'> {
	form: Pick<FormOf<object, unknown>, 'props' | 'submitting'>
	/** The words of the button that sends the form; "save" by default. */
	submit?: string
	/** The fields. */
	children: ReactNode
}

/** A dialog with one form, which is cancelled or sent. */
export function FormDialog({ form, submit, children, onClose, ...dialog }: FormDialogProps) {
	const shared = useTranslations(common)
	return (
		<Dialog
			{...dialog}
			open
			closeLabel={shared('action.close')}
			onClose={onClose}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={form.props.id} variant="primary" loading={form.submitting}>
						{submit ?? shared('action.save')}
					</Button>
				</>
			}
		>
			<form {...form.props} noValidate>
				{children}
			</form>
		</Dialog>
	)
}
