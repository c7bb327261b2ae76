import { type App, deleteAppRoute, renewAppSecretRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { withStepUp } from '../../auth/stepUp/withStepUp.ts'
import { appTranslations } from './appTranslations.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import type { MemberList } from './memberList.ts'

interface ConfirmAppChangeProps {
	list: MemberList<App>
	app: App
	change: 'secret' | 'delete'
	/** Gets the new secret. */
	onSecret: (secret: string) => void
	onClose: () => void
}

/** Asks before an app gets a new secret, or is deleted. */
export function ConfirmAppChange({ app, change, onSecret, ...props }: ConfirmAppChangeProps) {
	const t = useTranslations(appTranslations)
	const { name, members } = app
	const input = { params: { id: app.id } }
	const texts = {
		title: t(`ownApps.${change}.title`, { name }),
		action: t(`ownApps.${change}`),
		done: t(`ownApps.${change}.done`, { name }),
		...props,
	}
	if (change === 'secret') {
		return (
			<ConfirmChange
				{...texts}
				text={t('ownApps.secret.text')}
				change={() => withStepUp(() => act(renewAppSecretRoute, input))}
				onDone={({ secret }) => onSecret(secret)}
			/>
		)
	}
	return (
		<ConfirmChange
			{...texts}
			text={members === 0 ? t('ownApps.delete.unused') : t('ownApps.delete.text', { count: members })}
			change={() => act(deleteAppRoute, input)}
		/>
	)
}
