import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import type { Passkey } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, LockIcon, Meta } from 'shared-ui'
import { settingsTranslations } from '../settingsTranslations.ts'
import { RowList } from '../style.ts'
import type { SecurityStore } from './securityStore.ts'

interface PasskeyRowsProps {
	store: SecurityStore
	passkeys: readonly Passkey[]
	twoStep: boolean
}

/** The passkeys with their dates, and buttons to remove them. */
export function PasskeyRows({ store, passkeys, twoStep }: PasskeyRowsProps) {
	const t = useTranslations(settingsTranslations)
	const formats = useFormats()
	const [asked, setAsked] = useState<Passkey>()
	const isLast = twoStep && passkeys.length === 1

	async function remove({ id }: Passkey) {
		setAsked(undefined)
		showOutcome(await store.remove(id), t('security.removed'))
	}

	return (
		<>
			<RowList>
				{passkeys.map((passkey) => (
					<li key={passkey.id}>
						<LockIcon size={22} />
						<div>
							<strong>
								<bdi>{passkey.name}</bdi>
							</strong>
							<Meta as="p">
								{t('security.created', { date: formats.date(passkey.createdAt) })}
								{' · '}
								{passkey.usedAt === null
									? t('security.unused')
									: t('security.used', { ago: formats.ago(passkey.usedAt) })}
							</Meta>
						</div>
						<Button
							size="sm"
							aria-label={t('security.remove.of', { name: passkey.name })}
							onClick={() => setAsked(passkey)}
						>
							{t('security.remove')}
						</Button>
					</li>
				))}
			</RowList>
			{asked && (
				<ConfirmDialog
					open
					title={t('security.remove.title')}
					text={[t('security.remove.text', { name: asked.name }), ...(isLast ? [t('security.remove.last')] : [])].join(
						' ',
					)}
					action={t('security.remove')}
					onConfirm={() => remove(asked)}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</>
	)
}
