// tsyringe needs it before its first import (register I6).
import 'reflect-metadata'
import type { Module, Token } from '@ashlar/sdk'
import type { Constructor, Injectable, Service } from '@ashlar/sdk/server'
import { type DependencyContainer, container as root } from 'tsyringe'
import { Collections } from './collections.ts'
import { CompositionError, reasonOf } from './composition-error.ts'
import { websiteHas } from './website-has.ts'

type Buildable = new (...args: unknown[]) => object

/** The package that brings a service; its module, where it has one, can be switched off for a website. */
export interface ServiceOwner {
  readonly name: string
  readonly module: Pick<Module, 'id'> | undefined
}

/** The services of one composition: one instance each, found by token id or, within a package, by class. */
export class Services {
  readonly #container: DependencyContainer = root.createChildContainer()
  /** Which package a class belongs to: a class is never a token across packages. */
  readonly #owners = new Map<Constructor, string>()
  /** By token id, which module provides the service; none for what the host gives. */
  readonly #providers = new Map<string, string | undefined>()
  readonly #collections = new Collections()
  /** Classes under construction, to name a cycle instead of overflowing the stack. */
  readonly #path: Constructor[] = []
  readonly #begin: (owner: string) => () => void

  /** `begin` is told whose constructor runs, and gives what is told that it has run. */
  constructor(begin: (owner: string) => () => void = () => () => undefined) {
    this.#begin = begin
  }

  /** Offer an instance that the host has made. */
  give<T extends object>(wanted: Token<T>, instance: T): void {
    this.#container.registerInstance<object>(wanted.id, instance)
  }

  /** Offer the services of a package; none is built yet. */
  add({ name, module }: ServiceOwner, services: readonly Service[]): void {
    for (const { type, provides, offers, deps } of services) {
      let instance: object | undefined
      const useFactory = () => {
        instance ??= this.#build(type, deps, name)
        return instance
      }
      this.#owners.set(type, name)
      this.#container.register<object>(type as Buildable, { useFactory })
      for (const id of provides) {
        this.#container.register<object>(id, { useFactory })
        this.#providers.set(id, module?.id)
      }
      for (const id of offers) this.#collections.add(id, { owner: name, module: module?.id, member: useFactory })
    }
  }

  /** Build every service now, so that what is missing stops the composition and not the first request. */
  buildAll(): void {
    for (const [type, owner] of this.#owners) this.resolve(type, owner)
    this.#collections.refuseTwins()
  }

  resolveAll(wanted: readonly Injectable[], owner?: string): never[] {
    return wanted.map((one) => this.resolve(one, owner) as never)
  }

  /**
   * The instance behind a token or class; undefined only for a `maybe` token. `owner` is the package that asks: it is
   * named when nothing provides what it wants. Surfaces ask without one, for the package whose page they make.
   */
  resolve(wanted: Injectable, owner?: string): unknown {
    if (typeof wanted !== 'function' && wanted.injects === 'members') return this.#collections.members(wanted.id)
    if (typeof wanted !== 'function' && wanted.injects === 'while-enabled') return this.#whileEnabled(wanted.id)
    const isClass = typeof wanted === 'function'
    const key = isClass ? (wanted as Buildable) : wanted.id
    const asks = `${owner ?? 'A surface'} requires "${isClass ? wanted.name : wanted.id}"`
    if (!this.#container.isRegistered(key, true)) {
      if (!isClass && wanted.optional) return undefined
      throw new CompositionError('UNKNOWN_SERVICE', owner ?? '', `${asks}, which no package provides.`)
    }
    const provider = isClass ? this.#owners.get(wanted) : undefined
    if (owner !== undefined && provider !== undefined && provider !== owner) {
      const message = `${asks}, a class of ${provider}. Use a token for services of other packages.`
      throw new CompositionError('UNKNOWN_SERVICE', owner, message)
    }
    return this.#container.resolve<object>(key)
  }

  /** Resolved when it is called, so that two services may ask for each other so. */
  #whileEnabled(id: string): () => object | undefined {
    if (!this.#container.isRegistered(id, true)) return () => undefined
    const module = this.#providers.get(id)
    return () => (websiteHas(module) ? this.#container.resolve<object>(id) : undefined)
  }

  #build(type: Constructor, deps: readonly Injectable[], owner: string): object {
    if (this.#path.includes(type)) {
      const cycle = [...this.#path.slice(this.#path.indexOf(type)), type].map(({ name }) => name).join(' -> ')
      throw new CompositionError('CYCLIC_SERVICE', owner, `These services of ${owner} depend on each other: ${cycle}.`)
    }
    this.#path.push(type)
    try {
      const instances = this.resolveAll(deps, owner)
      const end = this.#begin(owner)
      try {
        return new (type as Buildable)(...instances)
      } finally {
        end()
      }
    } catch (error) {
      if (error instanceof CompositionError) throw error
      const message = `The service ${type.name} of ${owner} could not be created: ${reasonOf(error)}`
      throw new CompositionError('ENTRY_FAILED', owner, message, error)
    } finally {
      this.#path.pop()
    }
  }
}
