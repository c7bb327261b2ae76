import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useId, useState, useTransition } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { PASSKEY_NAME_MAX_LENGTH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, Meta, Panel, Skeleton } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { hasPasskeys } from '../../auth/passkey/browserPasskey.ts'
import { settingsTranslations } from '../settingsTranslations.ts'
import { PanelSection } from '../style.ts'
import { PasskeyRows } from './PasskeyRows.tsx'
import { createSecurity, type SecurityStore } from './securityStore.ts'
import { TwoStep } from './TwoStep.tsx'

/** The passkeys of the member, the two-step sign-in and its recovery codes. */
export function SecurityPanel() {
	const t = useTranslations(settingsTranslations)
	const titleId = useId()
	const [store] = useState(createSecurity)
	const state = useStore(store.$state)
	useEffect(() => {
		void store.load()
	}, [store])

	return (
		<Panel>
			<PanelSection aria-labelledby={titleId}>
				<div>
					<h2 id={titleId}>{t('security.passkeys')}</h2>
					<Meta as="p">{t('security.lead')}</Meta>
				</div>
				{state.state === 'loading' && <Skeleton $height="8rem" />}
				{state.state === 'failed' && <FailurePanel title={t('security.failed')} onRetry={store.load} />}
				{state.state === 'ready' && (
					<>
						{state.value.passkeys.length === 0 ? (
							<p>{t('security.empty')}</p>
						) : (
							<PasskeyRows store={store} {...state.value} />
						)}
						<AddPasskey store={store} />
						<TwoStep store={store} {...state.value} />
					</>
				)}
			</PanelSection>
		</Panel>
	)
}

const Form = styled.form`
	display: grid;
	gap: 12px;
	justify-items: start;
	> :first-child { width: min(24rem, 100%); }
`

/** Makes a passkey in this browser, with a name of the member's choice. */
function AddPasskey({ store }: { store: SecurityStore }) {
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
