import { useStore } from '@nanostores/react'
import { useEffect, useId, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Meta, Panel, Skeleton } from 'shared-ui'
import { settingsTranslations } from '../settingsTranslations.ts'
import { PanelSection } from '../style.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { PasskeyRows } from './PasskeyRows.tsx'
import { createSecurity } from './securityStore.ts'
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
