import { type ReactNode, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { IconButton } from '../actions/IconButton.tsx'
import { TextField } from '../fields/TextField.tsx'
import { BellIcon, GlobeIcon, LogoutIcon, MoreIcon, SettingsIcon, UserIcon } from '../icons/index.ts'
import { Section } from '../layout/Section.tsx'
import { Cluster, Prose, Stack } from '../layout/Stack.tsx'
import { Dialog, type DialogProps } from '../overlay/Dialog.tsx'
import { Drawer } from '../overlay/Drawer.tsx'
import { Menu } from '../overlay/Menu.tsx'
import { Popover } from '../overlay/Popover.tsx'
import { Toast, ToastViewport } from '../overlay/Toast.tsx'

function DialogExample({ name, size, children }: { name: string; size: DialogProps['size']; children: ReactNode }) {
	const [open, setOpen] = useState(false)
	const close = () => setOpen(false)
	return (
		<>
			<Button onClick={() => setOpen(true)}>{name}</Button>
			<Dialog
				open={open}
				onClose={close}
				title="Criar Nova Lista"
				closeLabel="Fechar"
				size={size}
				footer={
					<>
						<Button variant="quiet" onClick={close}>
							Cancelar
						</Button>
						<Button variant="primary" onClick={close}>
							Criar Lista
						</Button>
					</>
				}
			>
				{children}
			</Dialog>
		</>
	)
}

const nothing = () => {}

/** What opens above the page. */
export function Overlays() {
	const [drawer, setDrawer] = useState(false)
	const [toasts, setToasts] = useState<('neutral' | 'success' | 'danger')[]>([])
	return (
		<Section title="Por cima da página">
			<Stack $gap={8}>
				<Cluster>
					<DialogExample name="Dialog md" size="md">
						<Stack>
							<TextField label="Título da Lista" required />
							<TextField label="Descrição (Opcional)" />
						</Stack>
					</DialogExample>
					<DialogExample name="Dialog lg, longo" size="lg">
						<Prose>
							{Array.from({ length: 16 }, (_, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
								<p key={at}>
									A chuva chega antes do trem. 雨は電車より先に来る。 Ninguém na plataforma abriu o guarda-chuva.
								</p>
							))}
						</Prose>
					</DialogExample>
					<DialogExample name="Dialog 2xl" size="2xl">
						<p>Largo, para listas e gerenciamento.</p>
					</DialogExample>
					<Button onClick={() => setDrawer(true)}>Drawer</Button>
					<Drawer open={drawer} onClose={() => setDrawer(false)} label="Menu" closeLabel="Fechar">
						<Stack $gap={2}>
							{['Explorar', 'Mangás', 'Populares', 'Calendário', 'Notícias'].map((name) => (
								<Button key={name} variant="quiet" wide>
									{name}
								</Button>
							))}
						</Stack>
					</Drawer>
				</Cluster>
				<Cluster>
					<Menu
						label="Idioma"
						align="start"
						items={[
							{ label: 'Português', lang: 'pt-BR', checked: true, onSelect: nothing },
							{ label: 'English', lang: 'en', checked: false, onSelect: nothing },
							{ label: '日本語', lang: 'ja', checked: false, onSelect: nothing },
						]}
						button={(trigger) => <IconButton label="Idioma" icon={<GlobeIcon />} {...trigger} />}
					/>
					<Menu
						label="Conta"
						align="start"
						items={[
							{ label: 'Perfil', icon: <UserIcon />, to: '/profile' },
							{ label: 'Configurações', icon: <SettingsIcon />, to: '/settings' },
							{ label: 'Painel', disabled: true, onSelect: nothing },
							{ label: 'Sair', icon: <LogoutIcon />, danger: true, onSelect: nothing },
						]}
						button={(trigger) => <IconButton label="Conta" icon={<MoreIcon />} {...trigger} />}
					/>
					<Popover
						label="Notificações"
						align="start"
						button={(trigger) => <IconButton label="Notificações, há novas" icon={<BellIcon />} dot {...trigger} />}
					>
						{(close) => (
							<Stack style={{ padding: 16 }}>
								<p>Tudo em dia!</p>
								<Button onClick={close}>Fechar</Button>
							</Stack>
						)}
					</Popover>
				</Cluster>
				<Cluster>
					{(['neutral', 'success', 'danger'] as const).map((tone) => (
						<Button key={tone} onClick={() => setToasts([...toasts, tone])}>
							Toast {tone}
						</Button>
					))}
				</Cluster>
				<ToastViewport label="Avisos">
					{toasts.map((tone, at) => (
						<Toast
							// biome-ignore lint/suspicious/noArrayIndexKey: toasts of the gallery have no identity
							key={at}
							tone={tone}
							dismissLabel="Fechar aviso"
							onDismiss={() => setToasts(toasts.filter((_, other) => other !== at))}
							action={
								tone === 'neutral' && (
									<Button size="sm" variant="quiet">
										Desfazer
									</Button>
								)
							}
						>
							{tone === 'danger' ? 'Falha ao copiar o link.' : 'Salvo na Sua Lista'}
						</Toast>
					))}
				</ToastViewport>
			</Stack>
		</Section>
	)
}
