import { type SyntheticEvent, useState, useTransition } from 'react'
import { showOutcome } from 'shared-composition'
import { PASSKEY_NAME_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, Meta } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { hasPasskeys } from '../../auth/passkey/browserPasskey.ts'
import { settingsTranslations } from '../settingsTranslations.ts'
import type { SecurityStore } from './securityStore.ts'

const Form = styled.form`
	display: grid;
	gap: 12px;
	justify-items: start;
	> :first-child { width: min(24rem, 100%); }
`

/** Makes a passkey in this browser, with a name of the member's choice. */
export function AddPasskey({ store }: { store: SecurityStore }) {
	const t = useTranslations(settingsTranslations)
	const [name, setName] = useState('')
	const [isBusy, start] = useTransition()
	if (!hasPasskeys()) return <Meta as="p">{t('security.unsupported')}</Meta>

	async function add() {
		const outcome = await store.add(name)
		if (typeof outcome === 'string') showToast('bad', t(`passkey.${outcome}`))
		else if (showOutcome(outcome, t('security.added'))) setName('')
	}

	function submit(event: SyntheticEvent) {
		event.preventDefault()
		start(add)
	}

	return (
		<Form onSubmit={submit}>
			<TextField
				label={t('security.name')}
				hint={t('security.name.hint')}
				maxLength={PASSKEY_NAME_MAX_LENGTH}
				value={name}
				onChange={(event) => setName(event.target.value)}
			/>
			<Button type="submit" loading={isBusy}>
				{t('security.add')}
			</Button>
		</Form>
	)
}
