import type { AccountSettings } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { BellIcon, EyeIcon, PlayIcon, ShareIcon, SparkIcon, Split, TrashIcon, UserIcon } from 'shared-ui'
import { NavList } from 'shared-ui/controls'
import { AppearanceSection } from './AppearanceSection.tsx'
import { AccountSection } from './account/AccountSection.tsx'
import { useAccountForm } from './account/useAccountForm.ts'
import { AppsSection } from './apps/AppsSection.tsx'
import { DeleteAccountSection } from './DeleteAccountSection.tsx'
import { MediaServersSection } from './mediaServers/MediaServersSection.tsx'
import { NotificationsSection } from './notifications/NotificationsSection.tsx'
import { PrivacySection } from './PrivacySection.tsx'
import { SECTIONS, type SettingsSection, sectionPath } from './sections.ts'
import { settingsTranslations } from './settingsTranslations.ts'
import { SectionBody, Sidebar } from './style.ts'

const ICONS = {
	account: <UserIcon size={18} />,
	appearance: <SparkIcon size={18} />,
	privacy: <EyeIcon size={18} />,
	notifications: <BellIcon size={18} />,
	apps: <ShareIcon size={18} />,
	media: <PlayIcon size={18} />,
	delete: <TrashIcon size={18} />,
}

interface SettingsSectionsProps {
	account: AccountSettings
	section: SettingsSection
}

/** The menu and the section of the URL. Unsaved values of the account form survive a change of the section. */
export function SettingsSections({ account, section }: SettingsSectionsProps) {
	const t = useTranslations(settingsTranslations)
	const form = useAccountForm(account)
	return (
		<Split $side="start">
			<Sidebar>
				<NavList
					label={t('settings.menu')}
					items={SECTIONS.map((id) => ({
						to: sectionPath(id),
						label: t(`settings.section.${id}`),
						icon: ICONS[id],
						end: true,
					}))}
				/>
			</Sidebar>
			<SectionBody>
				{section === 'account' && <AccountSection form={form} />}
				{section === 'appearance' && <AppearanceSection />}
				{section === 'privacy' && <PrivacySection />}
				{section === 'notifications' && <NotificationsSection />}
				{section === 'apps' && <AppsSection />}
				{section === 'media' && <MediaServersSection />}
				{section === 'delete' && <DeleteAccountSection hasPassword={account.hasPassword} />}
			</SectionBody>
		</Split>
	)
}
