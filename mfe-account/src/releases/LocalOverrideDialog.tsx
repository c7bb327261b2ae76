import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { announce } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { Button, Meta, Stack } from 'shared-ui'
import { Dialog, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'
import { localOrigin } from './localAddress.ts'
import { setOverride } from './override.ts'

/** Points this browser at the machine on which a slice is being developed. */
export function LocalOverrideDialog({ slice, onClose }: { slice: string; onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const formId = useId()
	const { revalidate } = useRevalidator()
	const [typed, setTyped] = useState('')
	const [isWrong, setWrong] = useState(false)
	const [sending, setSending] = useState(false)

	async function send(event: FormEvent) {
		event.preventDefault()
		const origin = localOrigin(typed)
		if (origin === undefined) return setWrong(true)
		setSending(true)
		const outcome = await setOverride({ slice, origin })
		await revalidate()
		setSending(false)
		if (announce(outcome, t('releases.override.local.set', { origin }))) onClose()
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('releases.override.local.title', { slice })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button onClick={onClose}>{shared('action.cancel')}</Button>
					<Button type="submit" form={formId} variant="primary" loading={sending}>
						{t('releases.override.local.confirm')}
					</Button>
				</>
			}
		>
			<form id={formId} noValidate onSubmit={(event) => void send(event)}>
				<Stack>
					<TextField
						label={t('releases.override.local.address')}
						hint={t('releases.override.local.hint', { slice })}
						placeholder="http://localhost:3006"
						inputMode="url"
						autoComplete="off"
						spellCheck={false}
						data-autofocus
						value={typed}
						error={isWrong ? t('releases.override.local.invalid') : undefined}
						onChange={(event) => {
							setWrong(false)
							setTyped(event.target.value)
						}}
					/>
					<Meta as="p">{t('releases.override.local.effect')}</Meta>
				</Stack>
			</form>
		</Dialog>
	)
}
