import type { AccountSettings } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { BellIcon, EyeIcon, SparkIcon, Split, TrashIcon, UserIcon } from 'shared-ui'
import { NavList } from 'shared-ui/controls'
import { words } from '../words.ts'
import { AppearanceSection } from './AppearanceSection.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { useAccountForm } from './account/accountForm.ts'
import { DeleteSection } from './DeleteSection.tsx'
import { NotificationsSection } from './NotificationsSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { SECTIONS, type SettingsSection, sectionPath } from './section.ts'
import { Open, Side } from './style.ts'

const ICONS = {
	account: <UserIcon size={18} />,
	appearance: <SparkIcon size={18} />,
	privacy: <EyeIcon size={18} />,
	notifications: <BellIcon size={18} />,
	delete: <TrashIcon size={18} />,
}

interface SettingsScreenProps {
	account: AccountSettings
	section: SettingsSection
}

/** The menu of the settings and the part that the address names. What stands in the account's fields stays meanwhile. */
export function SettingsScreen({ account, section }: SettingsScreenProps) {
	const t = useWords(words)
	const form = useAccountForm(account)
	return (
		<Split $side="start">
			<Side>
				<NavList
					label={t('settings.menu')}
					items={SECTIONS.map((id) => ({
						to: sectionPath(id),
						label: t(`settings.section.${id}`),
						icon: ICONS[id],
						end: true,
					}))}
				/>
			</Side>
			<Open>
				{section === 'account' && <AccountSection form={form} />}
				{section === 'appearance' && <AppearanceSection />}
				{section === 'privacy' && <PrivacySection />}
				{section === 'notifications' && <NotificationsSection />}
				{section === 'delete' && <DeleteSection hasPassword={account.hasPassword} />}
			</Open>
		</Split>
	)
}
