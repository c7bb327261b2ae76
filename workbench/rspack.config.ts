import { page } from 'federation/page'

export default page({ name: 'workbench', base: '/workbench/', title: 'Niouka workbench' })
