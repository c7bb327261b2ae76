import { profilePath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { IconButton, Menu, type MenuItem, MoreIcon } from 'shared-ui'
import { ShareIcon } from 'shared-ui/parts'
import { profileTranslations } from './profileTranslations.ts'

interface ProfileMenuProps {
	username: string
	/** Further items. */
	items: readonly MenuItem[]
}

/** The menu of a profile's less frequent actions. */
export function ProfileMenu({ username, items }: ProfileMenuProps) {
	const t = useTranslations(profileTranslations)
	return (
		<Menu
			label={t('profile.more')}
			items={[
				{
					label: t('profile.share'),
					icon: <ShareIcon size={18} />,
					onSelect: () => void copyProfileLink(username),
				},
				...items,
			]}
			button={(trigger) => <IconButton label={t('profile.more')} icon={<MoreIcon />} filled {...trigger} />}
		/>
	)
}

/** Copies the URL of a profile and shows the result as a toast. */
async function copyProfileLink(username: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(new URL(profilePath(username), location.href).href)
		showToast('good', profileTranslations.translate('profile.shared'))
	} catch {
		showToast('bad', profileTranslations.translate('profile.shareFailed'))
	}
}
