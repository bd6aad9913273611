// Made by `npm run reference` from the description of the API; not to be changed by hand.
export interface operations {
  'bot_check.askBotCheck': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | {
                /** @enum {boolean} */
                success: true
                /** @enum {string} */
                service: 'built-in'
                challenge: {
                  parameters: {
                    /** @enum {string} */
                    algorithm: 'SHA-256'
                    /** @enum {number} */
                    cost: 1
                    expiresAt: number
                    /** @enum {number} */
                    keyLength: 32
                    keyPrefix: string
                    keySignature: string
                    nonce: string
                    salt: string
                  }
                  signature: string
                }
              }
            | {
                /** @enum {boolean} */
                success: true
                /** @enum {string} */
                service: 'recaptcha'
                siteKey: string
              }
        }
      }
    }
  }
  'commerce.addTaxClass': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          rates: {
            /** Name */
            name: string
            /** Country */
            country: string
            /** Region */
            region: string
            /** Rate */
            rate: number
            from: string | null
            until: string | null
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            taxClass: {
              id: number
              revision: number
              isDefault: boolean
              /** Name */
              name: string
              rates: {
                /** Name */
                name: string
                /** Country */
                country: string
                /** Region */
                region: string
                /** Rate */
                rate: number
                from: string | null
                until: string | null
              }[]
            }
          }
        }
      }
    }
  }
  'commerce.changeTaxClass': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          rates: {
            /** Name */
            name: string
            /** Country */
            country: string
            /** Region */
            region: string
            /** Rate */
            rate: number
            from: string | null
            until: string | null
          }[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            taxClass: {
              id: number
              revision: number
              isDefault: boolean
              /** Name */
              name: string
              rates: {
                /** Name */
                name: string
                /** Country */
                country: string
                /** Region */
                region: string
                /** Rate */
                rate: number
                from: string | null
                until: string | null
              }[]
            }
          }
        }
      }
    }
  }
  'commerce.deleteTaxClass': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'commerce.getTaxes': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            rules: {
              /**
               * Prices include taxes
               * @description Prices already contain taxes, so none are added.
               * @default false
               */
              prices_include_tax: boolean
              default_class: number
            }
            classes: {
              id: number
              revision: number
              isDefault: boolean
              /** Name */
              name: string
              rates: {
                /** Name */
                name: string
                /** Country */
                country: string
                /** Region */
                region: string
                /** Rate */
                rate: number
                from: string | null
                until: string | null
              }[]
            }[]
          }
        }
      }
    }
  }
  'commerce.saveTaxRules': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Prices include taxes
           * @description Prices already contain taxes, so none are added.
           * @default false
           */
          prices_include_tax: boolean
          default_class: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            rules: {
              /**
               * Prices include taxes
               * @description Prices already contain taxes, so none are added.
               * @default false
               */
              prices_include_tax: boolean
              default_class: number
            }
          }
        }
      }
    }
  }
  'commerce.listPaymentProviders': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: string
                title: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'commerce.listPayments': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'askedAt' | 'amount'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        status?: 'asked' | 'failed' | 'succeeded'
        provider?: string
        customer_id?: number
        differs?: boolean
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                subject: {
                  kind: string
                  id: number
                }
                title: string
                customer_id: number | null
                amount: number
                currency: string
                provider: string
                /** @enum {unknown} */
                status: 'asked' | 'failed' | 'succeeded'
                refunded: number
                received: {
                  amount: number
                  currency: string
                } | null
                note: string
                refunds: {
                  id: number
                  amount: number
                  reason: string
                  /** @enum {unknown} */
                  status: 'asked' | 'failed' | 'succeeded'
                  /** Format: date-time */
                  at: string
                }[]
                /** Format: date-time */
                askedAt: string
                settledAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'commerce.refundPayment': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Amount */
          amount: number
          /** Reason */
          reason: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            payment: {
              id: number
              subject: {
                kind: string
                id: number
              }
              title: string
              customer_id: number | null
              amount: number
              currency: string
              provider: string
              /** @enum {unknown} */
              status: 'asked' | 'failed' | 'succeeded'
              refunded: number
              received: {
                amount: number
                currency: string
              } | null
              note: string
              refunds: {
                id: number
                amount: number
                reason: string
                /** @enum {unknown} */
                status: 'asked' | 'failed' | 'succeeded'
                /** Format: date-time */
                at: string
              }[]
              /** Format: date-time */
              askedAt: string
              settledAt: string | null
            }
          }
        }
      }
    }
  }
  'commerce.settlePayment': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          hasCome: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            payment: {
              id: number
              subject: {
                kind: string
                id: number
              }
              title: string
              customer_id: number | null
              amount: number
              currency: string
              provider: string
              /** @enum {unknown} */
              status: 'asked' | 'failed' | 'succeeded'
              refunded: number
              received: {
                amount: number
                currency: string
              } | null
              note: string
              refunds: {
                id: number
                amount: number
                reason: string
                /** @enum {unknown} */
                status: 'asked' | 'failed' | 'succeeded'
                /** Format: date-time */
                at: string
              }[]
              /** Format: date-time */
              askedAt: string
              settledAt: string | null
            }
          }
        }
      }
    }
  }
  'core.acceptInvitation': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          displayName: string
          password: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              isPlatformAdministrator: boolean
              /** @enum {boolean} */
              lacksSecondFactor?: true
            }
          }
        }
      }
    }
  }
  'core.listAgencyMembers': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                email: string
                displayName: string
                role_id: number
                isDisabled: boolean
                isInvited: boolean
                tenants: {
                  id: number
                  name: string
                  role_id: number
                }[]
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.addAgencyMember': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          displayName: string
          role_id: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            member: {
              id: number
              email: string
              displayName: string
              role_id: number
              isDisabled: boolean
              isInvited: boolean
              tenants: {
                id: number
                name: string
                role_id: number
              }[]
            }
            kept?: {
              link?: string
            }
          }
        }
      }
    }
  }
  'core.listTenantHosts': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                host: string
                isMain: boolean
                isVerified: boolean
                isLocal: boolean
                record: {
                  name: string
                  value: string
                }
                checkedAt: string | null
                finding: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.addTenantHost': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          host: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                host: string
                isMain: boolean
                isVerified: boolean
                isLocal: boolean
                record: {
                  name: string
                  value: string
                }
                checkedAt: string | null
                finding: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.getDashboard': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            dashboard: {
              widgets: string[]
              hidden: string[]
            }
          }
        }
      }
    }
  }
  'core.arrangeDashboard': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          widgets: string[]
          hidden: string[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            dashboard: {
              widgets: string[]
              hidden: string[]
            }
          }
        }
      }
    }
  }
  'core.askPasswordReset': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            isKept: boolean
          }
        }
      }
    }
  }
  'core.confirmSecondFactor': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          code: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            recoveryCodes: string[]
          }
        }
      }
    }
  }
  'core.beginSecondFactor': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            secret: string
            address: string
          }
        }
      }
    }
  }
  'core.getAgency': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            agency: {
              id: number
              name: string
              status: number
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              tenants: number
              members: number
            }
          }
        }
      }
    }
  }
  'core.changeAgency': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name?: string
          status?: number
          /** @enum {unknown} */
          plan?: 'basic' | 'standard' | 'enterprise'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            agency: {
              id: number
              name: string
              status: number
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              tenants: number
              members: number
            }
          }
        }
      }
    }
  }
  'core.changeAgencyMember': {
    parameters: {
      query?: never
      path: {
        id: number
        member: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          role_id?: number
          isDisabled?: boolean
          tenants?: {
            id: number
            role_id: number
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            member: {
              id: number
              email: string
              displayName: string
              role_id: number
              isDisabled: boolean
              isInvited: boolean
              tenants: {
                id: number
                name: string
                role_id: number
              }[]
            }
          }
        }
      }
    }
  }
  'core.removeAgencyMember': {
    parameters: {
      query?: never
      path: {
        id: number
        member: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.listPackageChanges': {
    parameters: {
      query?: {
        name?: string
        rolledBack?: boolean
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: string
                plan: string
                /** @enum {unknown} */
                action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
                name: string
                title: string
                from: string | null
                to: string | null
                /** @enum {unknown} */
                state: 'running' | 'done' | 'failed' | 'withdrawn'
                steps: {
                  /** @enum {unknown} */
                  step: 'store' | 'load' | 'compose' | 'migrate' | 'check' | 'activate' | 'drain'
                  /** @enum {unknown} */
                  state: 'waiting' | 'running' | 'done' | 'failed'
                  took: number | null
                }[]
                reason: string
                code: string
                by: string
                /** Format: date-time */
                startedAt: string
                finishedAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.changePackages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          plan: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: string
              plan: string
              /** @enum {unknown} */
              action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
              name: string
              title: string
              from: string | null
              to: string | null
              /** @enum {unknown} */
              state: 'running' | 'done' | 'failed' | 'withdrawn'
              steps: {
                /** @enum {unknown} */
                step: 'store' | 'load' | 'compose' | 'migrate' | 'check' | 'activate' | 'drain'
                /** @enum {unknown} */
                state: 'waiting' | 'running' | 'done' | 'failed'
                took: number | null
              }[]
              reason: string
              code: string
              by: string
              /** Format: date-time */
              startedAt: string
              finishedAt: string | null
            }
          }
        }
      }
    }
  }
  'core.changePages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          /** @enum {unknown} */
          action: 'publish' | 'draft' | 'archive' | 'restore' | 'move'
          parentId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.changePassword': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword: string
          password: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.getProfile': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            profile: {
              email: string
              displayName: string
              language: string
              role_id: number
              roleName: string
              hasSecondFactor: boolean
              recoveryCodesLeft: number
            }
          }
        }
      }
    }
  }
  'core.changeProfile': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          displayName?: string
          email?: string
          /** @enum {unknown} */
          language?: '' | 'en' | 'fr' | 'de'
          currentPassword?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            profile: {
              email: string
              displayName: string
              language: string
              role_id: number
              roleName: string
              hasSecondFactor: boolean
              recoveryCodesLeft: number
            }
          }
        }
      }
    }
  }
  'core.listRoles': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                role_id: number
                name: string
                isCustom: boolean
                level: number
                needsSecondFactor: boolean
                fixed: boolean
                people: number
                permissions: {
                  [key: string]: {
                    can_view: boolean
                    can_create: boolean
                    can_edit: boolean
                    can_delete: boolean
                  }
                }
              }[]
              total: number
            }
            areas: {
              area: string
              title: string
              module: string
              moduleTitle: string
              actions: ('can_view' | 'can_create' | 'can_edit' | 'can_delete')[]
              closedBy: ('plan' | 'switch') | null
            }[]
          }
        }
      }
    }
  }
  'core.changeRole': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          role_id: number
          name?: string
          needsSecondFactor?: boolean
          permissions?: {
            [key: string]: {
              can_view: boolean
              can_create: boolean
              can_edit: boolean
              can_delete: boolean
            }
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            role: {
              role_id: number
              name: string
              isCustom: boolean
              level: number
              needsSecondFactor: boolean
              fixed: boolean
              people: number
              permissions: {
                [key: string]: {
                  can_view: boolean
                  can_create: boolean
                  can_edit: boolean
                  can_delete: boolean
                }
              }
            }
          }
        }
      }
    }
  }
  'core.createRole': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          copyOf?: number
          permissions?: {
            [key: string]: {
              can_view: boolean
              can_create: boolean
              can_edit: boolean
              can_delete: boolean
            }
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            role: {
              role_id: number
              name: string
              isCustom: boolean
              level: number
              needsSecondFactor: boolean
              fixed: boolean
              people: number
              permissions: {
                [key: string]: {
                  can_view: boolean
                  can_create: boolean
                  can_edit: boolean
                  can_delete: boolean
                }
              }
            }
          }
        }
      }
    }
  }
  'core.getTenant': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            tenant: {
              id: number
              guid: string
              name: string
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              hosts: string[]
              agency: {
                id: number
                name: string
              } | null
              createdAt: string
            }
          }
        }
      }
    }
  }
  'core.changeTenant': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name?: string
          /** @enum {unknown} */
          plan?: 'basic' | 'standard' | 'enterprise'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            tenant: {
              id: number
              guid: string
              name: string
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              hosts: string[]
              agency: {
                id: number
                name: string
              } | null
              createdAt: string
            }
          }
        }
      }
    }
  }
  'core.deleteTenant': {
    parameters: {
      query: {
        name: string
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.getUser': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              roleName: string
              level: number
              isPlatformAdministrator: boolean
              /** @enum {unknown} */
              state: 'active' | 'invited' | 'disabled'
              isDisabled: boolean
              hasSecondFactor: boolean
              createdAt: string
              invitedAt: string | null
              signedInAt: string | null
            }
          }
        }
      }
    }
  }
  'core.changeUser': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          displayName?: string
          role_id?: number
          isDisabled?: boolean
          currentPassword?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              roleName: string
              level: number
              isPlatformAdministrator: boolean
              /** @enum {unknown} */
              state: 'active' | 'invited' | 'disabled'
              isDisabled: boolean
              hasSecondFactor: boolean
              createdAt: string
              invitedAt: string | null
              signedInAt: string | null
            }
          }
        }
      }
    }
  }
  'core.removeUser': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.checkPageLinks': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          paths: string[]
          media: string[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            pages: {
              path: string
              isPublished: boolean
            }[]
            missingMedia: string[]
            decorativeMedia: string[]
          }
        }
      }
    }
  }
  'core.checkTenantHost': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          host: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                host: string
                isMain: boolean
                isVerified: boolean
                isLocal: boolean
                record: {
                  name: string
                  value: string
                }
                checkedAt: string | null
                finding: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.chooseNoticeMail': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          isMailed: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            isMailed: boolean
          }
        }
      }
    }
  }
  'core.listNoticeKinds': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                kind: string
                title: string
                module: string
                /** @enum {unknown} */
                way: 'off' | 'here' | 'daily' | 'at_once'
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            canMail: boolean
          }
        }
      }
    }
  }
  'core.chooseNoticeWay': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          kind: string
          /** @enum {unknown} */
          way: 'off' | 'here' | 'daily' | 'at_once'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            kind: {
              kind: string
              title: string
              module: string
              /** @enum {unknown} */
              way: 'off' | 'here' | 'daily' | 'at_once'
            }
          }
        }
      }
    }
  }
  'core.chooseTenant': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          id: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.countAuditLines': {
    parameters: {
      query: {
        days: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              /** Format: date */
              first: string
              counts: number[]
            }
          }
        }
      }
    }
  }
  'core.createComponentTemplate': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          componentName?: string
          /** @enum {unknown} */
          type?: 'section' | 'container'
          content:
            | string
            | {
                rootNodeId: string
                nodes:
                  | string
                  | {
                      [key: string]: unknown
                    }
              }
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.listMediaFolders': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                parentId: number | null
                name: string
                files: number
                thumbnails: string[]
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.createMediaFolder': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          parentId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            folder: {
              id: number
              parentId: number | null
              name: string
              files: number
              thumbnails: string[]
            }
          }
        }
      }
    }
  }
  'core.listPages': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'slug' | 'title' | 'status' | 'publish_date' | 'changedAt' | 'sort'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        showdeleted?: '0' | '1' | 'only'
        status?: string
        parentId?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            rows: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
            }[]
            total: number
            totalIsEstimate?: boolean
            truncated?: boolean
            next?: string
            previous?: string
            results: {
              rows: {
                id: number
                title: string
                slug: string
                parentId: number | null
                sort: number
                /** @enum {unknown} */
                status: 'draft' | 'published' | 'archived'
                publish_date: string
                unpublish_date: string | null
                showPageTitle: boolean
                showHeader: boolean
                showFooter: boolean
                excerpt: string
                image: string
                metaTitle: string
                metaDescription: string
                metaImage: string
                canonical: string
                noindex: boolean
                nofollow: boolean
                deleted: boolean
                isDummy: boolean
                isHome: boolean
                revision: number
                contentRevision: number
                createdAt: string
                changedAt: string
                changedBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.updatePage': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          title?: string
          slug?: string
          parentId?: number | null
          sort?: number
          /** @enum {unknown} */
          status?: 'draft' | 'published' | 'archived'
          /** Format: date-time */
          publish_date?: string
          unpublish_date?: string | null
          showPageTitle?: boolean
          showHeader?: boolean
          showFooter?: boolean
          excerpt?: string
          image?: string
          metaTitle?: string
          metaDescription?: string
          metaImage?: string
          canonical?: string
          noindex?: boolean
          nofollow?: boolean
          isDummy?: boolean
          id: number
          revision?: number
          /**
           * @description Restores a deleted page.
           * @enum {boolean}
           */
          deleted?: false
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
            message: string
          }
        }
      }
    }
  }
  'core.createPage': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          title?: string
          slug?: string
          parentId?: number | null
          sort?: number
          /** @enum {unknown} */
          status?: 'draft' | 'published' | 'archived'
          /** Format: date-time */
          publish_date?: string
          unpublish_date?: string | null
          showPageTitle?: boolean
          showHeader?: boolean
          showFooter?: boolean
          excerpt?: string
          image?: string
          metaTitle?: string
          metaDescription?: string
          metaImage?: string
          canonical?: string
          noindex?: boolean
          nofollow?: boolean
          isDummy?: boolean
          /** @description Page whose content is copied. */
          copyFrom?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
            message: string
          }
        }
      }
    }
  }
  'core.createPreview': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          pageId: number
          label?: string
          days: number
          withDraft?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            preview: {
              id: number
              label: string
              withDraft: boolean
              createdAt: string
              createdBy: string
              expiresAt: string
              lastUsedAt: string | null
            }
            url: string
          }
        }
      }
    }
  }
  'core.listTemplates': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'name' | 'type' | 'changedAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        type?: 'section' | 'container'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                /** @enum {unknown} */
                type: 'section' | 'container'
                revision: number
                pages: number
                isHeader: boolean
                isFooter: boolean
                settings: string[]
                changedAt: string
                changedBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.createSection': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          componentName?: string
          content?:
            | string
            | {
                rootNodeId: string
                nodes:
                  | string
                  | {
                      [key: string]: unknown
                    }
              }
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.listViews': {
    parameters: {
      query: {
        list: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                list: string
                name: string
                query: string
                roles: number[]
                isOwn: boolean
                isDefault: boolean
                author: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.updateView': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          id: number
          name?: string
          query?: string
          roles?: number[]
          isDefault?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            view: {
              id: number
              list: string
              name: string
              query: string
              roles: number[]
              isOwn: boolean
              isDefault: boolean
              author: string
            }
          }
        }
      }
    }
  }
  'core.createView': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          list: string
          name: string
          query: string
          roles?: number[]
          isDefault?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            view: {
              id: number
              list: string
              name: string
              query: string
              roles: number[]
              isOwn: boolean
              isDefault: boolean
              author: string
            }
          }
        }
      }
    }
  }
  'core.cropMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          x: number
          y: number
          width: number
          height: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              isDecorative: boolean
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.deleteManyMedia': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.getMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              isDecorative: boolean
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
            usedIn: {
              kind: string
              id: number
              title: string
              address: string
            }[]
          }
        }
      }
    }
  }
  'core.updateMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          altText?: string
          isDecorative?: boolean
          name?: string
          folderId?: number | null
          focalX?: number
          focalY?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              isDecorative: boolean
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.deleteMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.updateMediaFolder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name?: string
          parentId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            folder: {
              id: number
              parentId: number | null
              name: string
              files: number
              thumbnails: string[]
            }
          }
        }
      }
    }
  }
  'core.deleteMediaFolder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.getPage': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.deletePage': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
            message: string
          }
        }
      }
    }
  }
  'core.getPageDraft': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            draft: {
              content: string
              contentRevision: number
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              base: string | null
              changedAt: string
            } | null
          }
        }
      }
    }
  }
  'core.savePageDraft': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
          content: string | null
          contentRevision: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            draft: {
              content: string
              contentRevision: number
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              base: string | null
              changedAt: string
            } | null
          }
        }
      }
    }
  }
  'core.deletePageDraft': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            draft: {
              content: string
              contentRevision: number
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              base: string | null
              changedAt: string
            } | null
          }
        }
      }
    }
  }
  'core.deletePages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.deletePagesForGood': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.deleteRemovedTables': {
    parameters: {
      query: {
        name: string
      }
      path: {
        module: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              file: string
              rows: number
              bytes: number
            }
          }
        }
      }
    }
  }
  'core.updateTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          content?:
            | string
            | {
                rootNodeId: string
                nodes:
                  | string
                  | {
                      [key: string]: unknown
                    }
              }
          componentName?: string
          revision?: number
          overwriteUnreadable?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.deleteTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.deleteView': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.discardJob': {
    parameters: {
      query?: {
        all?: boolean
      }
      path: {
        id: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.discoverPackages': {
    parameters: {
      query?: {
        search?: string
        kind?: 'block' | 'module'
        page?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                name: string
                version: string
                title: string
                description: string
                kind: ('block' | 'module') | null
                publisher: string
                publishedAt: string | null
                /** @enum {unknown} */
                fit: 'fits' | 'other' | 'unknown'
                installed: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.getSetup': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            steps: {
              /** @enum {unknown} */
              name: 'mail' | 'address' | 'theme' | 'page' | 'backup' | 'people'
              isDone: boolean
            }[]
            isDismissed: boolean
          }
        }
      }
    }
  }
  'core.dismissSetup': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          isDismissed: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            isDismissed: boolean
          }
        }
      }
    }
  }
  'core.endOwnSession': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.listOwnSessions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                guid: string
                userAgent: string
                isCurrent: boolean
                createdAt: string
                lastSeenAt: string
                expiresAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.endOwnSessions': {
    parameters: {
      query: {
        keepCurrent: boolean
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            ended: number
          }
        }
      }
    }
  }
  'core.enterWebsite': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.findPage': {
    parameters: {
      query: {
        slug: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.getArchiveFile': {
    parameters: {
      query?: never
      path: {
        id: number
        archive: string
      }
    }
    requestBody?: never
    responses: {
      /** @description application/zip */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
    }
  }
  'core.getHealth': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              checkedAt: string
              subjects: {
                id: string
                title: string
                /** @enum {unknown} */
                state: 'good' | 'attention' | 'bad'
                text: string
                facts: {
                  name: string
                  value: string
                }[]
              }[]
            }
          }
        }
      }
    }
  }
  'core.getInstallation': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              generation: number
              isSafeMode: boolean
              /** @enum {unknown} */
              database: 'embedded' | 'postgres'
              registry: string
              processes: {
                id: string
                pid: number
                generation: number
                failure: string
                /** Format: date-time */
                startedAt: string
                /** Format: date-time */
                seenAt: string
                memory: number
                loadedVersions: number
                mostVersions: number
              }[]
              change: {
                id: string
                plan: string
                /** @enum {unknown} */
                action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
                name: string
                title: string
                from: string | null
                to: string | null
                /** @enum {unknown} */
                state: 'running' | 'done' | 'failed' | 'withdrawn'
                steps: {
                  /** @enum {unknown} */
                  step: 'store' | 'load' | 'compose' | 'migrate' | 'check' | 'activate' | 'drain'
                  /** @enum {unknown} */
                  state: 'waiting' | 'running' | 'done' | 'failed'
                  took: number | null
                }[]
                reason: string
                code: string
                by: string
                /** Format: date-time */
                startedAt: string
                finishedAt: string | null
              } | null
            }
          }
        }
      }
    }
  }
  'core.getLinkedFile': {
    parameters: {
      query: {
        until: number
        signature: string
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/octet-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
    }
  }
  'core.getMail': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: number
              purpose: string
              to: string
              toName: string
              subject: string
              /** @enum {unknown} */
              state: 'queued' | 'sent' | 'failed' | 'kept'
              attempts: number
              error: string
              createdAt: string
              sentAt: string | null
              nextTryAt: string | null
              isPrivate: boolean
              replyTo: string
              text: string
              html: string
              hidesSecrets: boolean
            }
          }
        }
      }
    }
  }
  'core.getMe': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              isPlatformAdministrator: boolean
              /** @enum {boolean} */
              lacksSecondFactor?: true
            }
            tenant: {
              id: number
              guid: string
              name: string
              favicon: string
            } | null
            agency: {
              id: number
              name: string
              status: number
            } | null
            plan: string
            /** @enum {boolean} */
            isEntered?: true
            modules: string[]
            permissions: {
              [key: string]: {
                can_view: boolean
                can_create: boolean
                can_edit: boolean
                can_delete: boolean
              }
            }
            system: {
              brand: string
              version: string
            }
          }
        }
      }
    }
  }
  'core.getMediaThumbnail': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description image/* */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/*': string
        }
      }
    }
  }
  'core.getModuleReach': {
    parameters: {
      query: {
        module: string
        plan: 'basic' | 'standard' | 'enterprise'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            reach: {
              websites: number
              people: number
              named: {
                id: number
                name: string
                people: number
              }[]
              modules: string[]
            }
          }
        }
      }
    }
  }
  'core.getPackageChange': {
    parameters: {
      query?: never
      path: {
        id: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: string
              plan: string
              /** @enum {unknown} */
              action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
              name: string
              title: string
              from: string | null
              to: string | null
              /** @enum {unknown} */
              state: 'running' | 'done' | 'failed' | 'withdrawn'
              steps: {
                /** @enum {unknown} */
                step: 'store' | 'load' | 'compose' | 'migrate' | 'check' | 'activate' | 'drain'
                /** @enum {unknown} */
                state: 'waiting' | 'running' | 'done' | 'failed'
                took: number | null
              }[]
              reason: string
              code: string
              by: string
              /** Format: date-time */
              startedAt: string
              finishedAt: string | null
            }
          }
        }
      }
    }
  }
  'core.getPackageContents': {
    parameters: {
      query: {
        name: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              permissions: {
                area: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              routes: {
                method: string
                url: string
                access: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              screens: {
                path: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
            }
          }
        }
      }
    }
  }
  'core.getPackageListing': {
    parameters: {
      query: {
        name: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              name: string
              version: string
              title: string
              description: string
              kind: ('block' | 'module') | null
              publisher: string
              publishedAt: string | null
              /** @enum {unknown} */
              fit: 'fits' | 'other' | 'unknown'
              installed: string | null
              license: string
              sdk: string
              serverSdk: string
              fitting: string | null
              size: number | null
              readme: string
              screenshots: {
                title: string
                version: string
                number: number
              }[]
            }
          }
        }
      }
    }
  }
  'core.getPackagePlan': {
    parameters: {
      query?: never
      path: {
        id: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: string
              /** @enum {unknown} */
              action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
              name: string
              title: string
              description: string
              /** @enum {unknown} */
              kind: 'block' | 'module'
              from: string | null
              to: string | null
              integrity: string
              license: string
              size: number
              permissions: {
                area: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              routes: {
                method: string
                url: string
                access: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              screens: {
                path: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              pages: {
                path: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
                inFront: {
                  tenant: string
                  title: string
                  path: string
                }[]
              }[]
              jobs: {
                id: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              schedules: {
                job: string
                cron: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              events: {
                id: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              sitemap: {
                id: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              tables: {
                name: string
                rows: number | null
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              migrations: string[]
              blocks: {
                type: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
                from: number | null
                to: number | null
                documents: number
              }[]
              content: {
                checked: number
                changed: number
                failed: number
                documents: {
                  kind: string
                  kindTitle: string
                  tenant: string
                  title: string
                  address: string
                  node: string
                  reason: string
                }[]
              }
              requiredBy: {
                name: string
                title: string
              }[]
              clientSize: {
                visitor: {
                  from: number
                  to: number
                }
                staff: {
                  from: number
                  to: number
                }
              }
              tenants: {
                id: number
                name: string
              }[]
              obstacles: {
                code: string
                message: string
              }[]
              warnings: string[]
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'core.getPackageScreenshot': {
    parameters: {
      query: {
        name: string
        version: string
        number: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description image/* */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/*': string
        }
      }
    }
  }
  'core.getPageRevision': {
    parameters: {
      query?: never
      path: {
        id: number
        revisionId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            revision: {
              id: number
              revision: number
              /** @enum {unknown} */
              kind: 'save' | 'publish' | 'overwrite' | 'restore'
              label: string
              name: string
              createdAt: string
              createdBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              before: number | null
            }
          }
        }
      }
    }
  }
  'core.namePageRevision': {
    parameters: {
      query?: never
      path: {
        id: number
        revisionId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            revision: {
              id: number
              revision: number
              /** @enum {unknown} */
              kind: 'save' | 'publish' | 'overwrite' | 'restore'
              label: string
              name: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.getSettings': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            settings: {
              [key: string]: unknown
            }
          }
        }
      }
    }
  }
  'core.saveSettings': {
    parameters: {
      query?: never
      path?: never
    }
    /** @description Any subset of the known settings: plain values by key. Settings of a module are in an object under its id. */
    requestBody: {
      content: {
        'application/json': {
          [key: string]: unknown
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            settings: {
              [key: string]: unknown
            }
          }
        }
      }
    }
  }
  'core.getTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            component: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }
          }
        }
      }
    }
  }
  'core.getTenantUsage': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            usage: {
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              limits: {
                /** @enum {unknown} */
                name: 'pages' | 'media_files' | 'media_bytes' | 'users'
                used: number
                most: number | null
              }[]
            }
          }
        }
      }
    }
  }
  'core.getUsageHistory': {
    parameters: {
      query: {
        days: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              /** Format: date */
              first: string
              amounts: {
                pages: number[]
                media_files: number[]
                media_bytes: number[]
                users: number[]
              }
            }
          }
        }
      }
    }
  }
  'core.getVisitor': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              displayName: string
              role_id: number
            } | null
          }
        }
      }
    }
  }
  'core.importArchive': {
    parameters: {
      query?: {
        name?: string
      }
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/zip': string
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            archive: {
              id: string
              /** @enum {unknown} */
              kind: 'export' | 'import' | 'restore'
              /** @enum {unknown} */
              state: 'waiting' | 'running' | 'planned' | 'done' | 'failed'
              fraction: number
              message: string
              fileName: string
              size: number
              notes: string[]
              author: string
              createdAt: string
              endedAt: string | null
              expiresAt: string
              isThere: boolean
              isSafetyCopy: boolean
              plan: {
                website: string
                madeAt: string
                version: number
                contents: {
                  module: string
                  moduleTitle: string
                  table: string
                  inBackup: number
                  now: number
                }[]
                missing: {
                  module: string
                  rows: number
                }[]
                switchedOff: string[]
                exceeded: {
                  /** @enum {unknown} */
                  limit: 'pages' | 'media_files' | 'media_bytes' | 'users'
                  wouldBe: number
                  most: number
                }[]
              } | null
              safetyCopy: string | null
            }
          }
        }
      }
    }
  }
  'core.inviteAgencyMemberAgain': {
    parameters: {
      query?: never
      path: {
        id: number
        member: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            member: {
              id: number
              email: string
              displayName: string
              role_id: number
              isDisabled: boolean
              isInvited: boolean
              tenants: {
                id: number
                name: string
                role_id: number
              }[]
            }
            kept?: {
              link?: string
            }
          }
        }
      }
    }
  }
  'core.listTenantOwners': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                email: string
                displayName: string
                /** @enum {unknown} */
                state: 'active' | 'invited' | 'disabled'
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.inviteTenantOwner': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          displayName?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            invitation: {
              email: string
              link: string
              isKept: boolean
            }
          }
        }
      }
    }
  }
  'core.listUsers': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'id' | 'email' | 'displayName' | 'role_id'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        role_id?: string
        state?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                email: string
                displayName: string
                role_id: number
                roleName: string
                level: number
                isPlatformAdministrator: boolean
                /** @enum {unknown} */
                state: 'active' | 'invited' | 'disabled'
                isDisabled: boolean
                hasSecondFactor: boolean
                createdAt: string
                invitedAt: string | null
                signedInAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.inviteUser': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          displayName?: string
          role_id: number
          currentPassword?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              roleName: string
              level: number
              isPlatformAdministrator: boolean
              /** @enum {unknown} */
              state: 'active' | 'invited' | 'disabled'
              isDisabled: boolean
              hasSecondFactor: boolean
              createdAt: string
              invitedAt: string | null
              signedInAt: string | null
            }
            kept?: {
              link?: string
            }
          }
        }
      }
    }
  }
  'core.inviteUserAgain': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              roleName: string
              level: number
              isPlatformAdministrator: boolean
              /** @enum {unknown} */
              state: 'active' | 'invited' | 'disabled'
              isDisabled: boolean
              hasSecondFactor: boolean
              createdAt: string
              invitedAt: string | null
              signedInAt: string | null
            }
            kept?: {
              link?: string
            }
          }
        }
      }
    }
  }
  'core.leaveWebsite': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            address: string
          }
        }
      }
    }
  }
  'core.listAgencies': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                status: number
                /** @enum {unknown} */
                plan: 'basic' | 'standard' | 'enterprise'
                tenants: number
                members: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.makeAgency': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          /** @enum {unknown} */
          plan?: 'basic' | 'standard' | 'enterprise'
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            agency: {
              id: number
              name: string
              status: number
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              tenants: number
              members: number
            }
          }
        }
      }
    }
  }
  'core.listAgencyTenants': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                guid: string
                name: string
                /** @enum {unknown} */
                plan: 'basic' | 'standard' | 'enterprise'
                hosts: string[]
                agency: {
                  id: number
                  name: string
                } | null
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.makeAgencyTenant': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          hosts: string[]
          /** @enum {unknown} */
          plan?: 'basic' | 'standard' | 'enterprise'
          owner?: {
            email: string
            displayName?: string
          }
          homePage?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            tenant: {
              id: number
              guid: string
              name: string
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              hosts: string[]
              agency: {
                id: number
                name: string
              } | null
              createdAt: string
            }
          }
        }
      }
    }
  }
  'core.listApiTokens': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                guid: string
                name: string
                scopes: string[]
                createdAt: string
                lastUsedAt: string | null
                expiresAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.makeApiToken': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          scopes: string[]
          days?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            token: string
            apiToken: {
              guid: string
              name: string
              scopes: string[]
              createdAt: string
              lastUsedAt: string | null
              expiresAt: string | null
            }
          }
        }
      }
    }
  }
  'core.listArchives': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: string
                /** @enum {unknown} */
                kind: 'export' | 'import' | 'restore'
                /** @enum {unknown} */
                state: 'waiting' | 'running' | 'planned' | 'done' | 'failed'
                fraction: number
                message: string
                fileName: string
                size: number
                notes: string[]
                author: string
                createdAt: string
                endedAt: string | null
                expiresAt: string
                isThere: boolean
                isSafetyCopy: boolean
                plan: {
                  website: string
                  madeAt: string
                  version: number
                  contents: {
                    module: string
                    moduleTitle: string
                    table: string
                    inBackup: number
                    now: number
                  }[]
                  missing: {
                    module: string
                    rows: number
                  }[]
                  switchedOff: string[]
                  exceeded: {
                    /** @enum {unknown} */
                    limit: 'pages' | 'media_files' | 'media_bytes' | 'users'
                    wouldBe: number
                    most: number
                  }[]
                } | null
                safetyCopy: string | null
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.makeArchive': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            archive: {
              id: string
              /** @enum {unknown} */
              kind: 'export' | 'import' | 'restore'
              /** @enum {unknown} */
              state: 'waiting' | 'running' | 'planned' | 'done' | 'failed'
              fraction: number
              message: string
              fileName: string
              size: number
              notes: string[]
              author: string
              createdAt: string
              endedAt: string | null
              expiresAt: string
              isThere: boolean
              isSafetyCopy: boolean
              plan: {
                website: string
                madeAt: string
                version: number
                contents: {
                  module: string
                  moduleTitle: string
                  table: string
                  inBackup: number
                  now: number
                }[]
                missing: {
                  module: string
                  rows: number
                }[]
                switchedOff: string[]
                exceeded: {
                  /** @enum {unknown} */
                  limit: 'pages' | 'media_files' | 'media_bytes' | 'users'
                  wouldBe: number
                  most: number
                }[]
              } | null
              safetyCopy: string | null
            }
          }
        }
      }
    }
  }
  'core.listAssignees': {
    parameters: {
      query?: {
        search?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listAuditLines': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'at'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        actor?: string
        action?: string
        entity?: string
        entityId?: string
        from?: string
        until?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                at: string
                actor: string
                action: string
                entity: string
                entityId: string
                title: string
                details: {
                  [key: string]: string | number | boolean | null
                }
                requestId: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listBlocks': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                type: string
                title: string
                icon: string
                category: string
                keywords: string[]
                version: number
                packageName: string
                packageVersion: string
                schema: unknown
                browser: {
                  root?: string
                  renderer?: string
                  editor?: string
                }
                loads: boolean
                failure: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listComponentTemplates': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            data: {
              id: number
              name: string
              componentName: string
              /** @enum {unknown} */
              type: 'section' | 'container'
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              revision: number
              changedAt: string
              changedBy: string
            }[]
          }
        }
      }
    }
  }
  'core.listContainers': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                componentName: string
                /** @enum {unknown} */
                type: 'section' | 'container'
                /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
                content: string | null
                revision: number
                changedAt: string
                changedBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listJobs': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'createdAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        state?: 'waiting' | 'running' | 'retrying' | 'done' | 'failed'
        all?: boolean
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: string
                /** @enum {unknown} */
                kind: 'job' | 'event'
                name: string
                tenant: {
                  id: number
                  name: string
                } | null
                /** @enum {unknown} */
                state: 'waiting' | 'running' | 'retrying' | 'done' | 'failed'
                createdAt: string
                startedAt: string | null
                endedAt: string | null
                startAfter: string | null
                retries: number
                progress: number | null
                message: string
                error: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listMails': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'id'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        state?: 'queued' | 'sent' | 'failed' | 'kept'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                purpose: string
                to: string
                toName: string
                subject: string
                /** @enum {unknown} */
                state: 'queued' | 'sent' | 'failed' | 'kept'
                attempts: number
                error: string
                createdAt: string
                sentAt: string | null
                nextTryAt: string | null
                isPrivate: boolean
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listMedia': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'createdAt' | 'name' | 'size'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        type?: 'image' | 'video' | 'document'
        folderId?: number
        lacksAltText?: boolean
        deleted?: boolean
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                address: string
                fileName: string
                name: string
                mimeType: string
                /** @enum {unknown} */
                kind: 'image' | 'video' | 'document'
                size: number
                width: number | null
                height: number | null
                altText: string
                isDecorative: boolean
                folderId: number | null
                focalX: number
                focalY: number
                version: number
                thumbnail: string
                createdAt: string
                createdBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.uploadMedia': {
    parameters: {
      query?: {
        folderId?: number
      }
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            files: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              isDecorative: boolean
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }[]
          }
        }
      }
    }
  }
  'core.listModules': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: string
                title: string
                description: string
                admin: unknown
                entry: string
                package: {
                  name: string
                  version: string
                }
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            locked?: {
              id: string
              title: string
              admin: unknown
            }[]
          }
        }
      }
    }
  }
  'core.listNotices': {
    parameters: {
      query?: {
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                kind: string
                title: string
                href: string
                subject: {
                  kind: string
                  id: string
                }
                createdAt: string
                isRead: boolean
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            unread: number
            isMailed: boolean
          }
        }
      }
    }
  }
  'core.readNotices': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            unread: number
          }
        }
      }
    }
  }
  'core.listOwnTenants': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                role_id: number
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.listPackageFaults': {
    parameters: {
      query: {
        name: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                /** Format: date-time */
                at: string
                version: string
                where: string
                place: string
                message: string
                website: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.reportBrowserFault': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          version: string
          /** @enum {unknown} */
          part:
            | 'block'
            | 'setting'
            | 'screens'
            | 'widgets'
            | 'fills'
            | 'commands'
            | 'searches'
            | 'panels'
            | 'dialogs'
            | 'sections'
            | 'controls'
          of: string
          message: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.listPackageUpdates': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                name: string
                title: string
                version: string
                latest: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listPackageUsage': {
    parameters: {
      query: {
        name: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                kind: string
                kindTitle: string
                tenant: string
                title: string
                address: string
                blocks: string[]
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listPackageVersions': {
    parameters: {
      query: {
        name: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                version: string
                integrity: string
                isActive: boolean
                source: string
                activatedAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listPackages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                name: string
                id: string
                /** @enum {unknown} */
                kind: 'block' | 'module'
                title: string
                icon: string
                description: string
                version: string
                /** @enum {unknown} */
                origin: 'distribution' | 'store'
                /** @enum {unknown} */
                status: 'active' | 'failed'
                reason: string
                faults: number
                trial: {
                  version: string
                  tenants: number
                } | null
                blocks: string[]
                allowed: boolean
                enabled: boolean
                always: boolean
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listPageRevisions': {
    parameters: {
      query?: {
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        only?: 'published' | 'named'
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                revision: number
                /** @enum {unknown} */
                kind: 'save' | 'publish' | 'overwrite' | 'restore'
                label: string
                name: string
                createdAt: string
                createdBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listPlans': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                module: string
                /** @enum {unknown} */
                plan: 'basic' | 'standard' | 'enterprise'
              }[]
              total: number
            }
            plans: {
              /** @enum {unknown} */
              name: 'basic' | 'standard' | 'enterprise'
              limits: {
                pages: number | null
                media_files: number | null
                media_bytes: number | null
                users: number | null
              }
              tenants: number
            }[]
          }
        }
      }
    }
  }
  'core.setLowestPlan': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          module: string
          /** @enum {unknown} */
          plan: 'basic' | 'standard' | 'enterprise'
          typed?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                module: string
                /** @enum {unknown} */
                plan: 'basic' | 'standard' | 'enterprise'
              }[]
              total: number
            }
            plans: {
              /** @enum {unknown} */
              name: 'basic' | 'standard' | 'enterprise'
              limits: {
                pages: number | null
                media_files: number | null
                media_bytes: number | null
                users: number | null
              }
              tenants: number
            }[]
          }
        }
      }
    }
  }
  'core.listPreviews': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                label: string
                withDraft: boolean
                createdAt: string
                createdBy: string
                expiresAt: string
                lastUsedAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listRemovedTables': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                module: string
                name: string
                title: string
                removedAt: string | null
                tables: {
                  name: string
                  rows: number
                  bytes: number
                }[]
                rows: number
                bytes: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listSections': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                componentName: string
                /** @enum {unknown} */
                type: 'section' | 'container'
                /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
                content: string | null
                revision: number
                changedAt: string
                changedBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listSettingSchemas': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: string
              title: string
              schema: unknown
              section?: unknown
            }[]
            plain: {
              schema: unknown
              sections: unknown
              cards: unknown
            }[]
          }
        }
      }
    }
  }
  'core.listSubmenu': {
    parameters: {
      query: {
        pageId: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            menuItems: {
              title: string
              slug: string
            }[]
          }
        }
      }
    }
  }
  'core.listTemplateUses': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                /** @enum {unknown} */
                kind: 'page' | 'header' | 'footer' | 'setting'
                id: number | null
                title: string
                module?: string
                deleted: boolean
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.listTenantModules': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            modules: {
              [key: string]: boolean
            }
            results: {
              rows: {
                id: string
                title: string
                description: string
                requires: string[]
                allowed: boolean
                enabled: boolean
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.switchTenantModules': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          modules: {
            [key: string]: boolean
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            modules: {
              [key: string]: boolean
            }
            results: {
              rows: {
                id: string
                title: string
                description: string
                requires: string[]
                allowed: boolean
                enabled: boolean
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.listTenants': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'id' | 'name' | 'plan' | 'createdAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        plan?: 'basic' | 'standard' | 'enterprise'
        agency?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                guid: string
                name: string
                /** @enum {unknown} */
                plan: 'basic' | 'standard' | 'enterprise'
                hosts: string[]
                agency: {
                  id: number
                  name: string
                } | null
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'core.makeTenant': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          hosts: string[]
          /** @enum {unknown} */
          plan: 'basic' | 'standard' | 'enterprise'
          agency?: number
          owner?: {
            email: string
            displayName?: string
          }
          homePage?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            tenant: {
              id: number
              guid: string
              name: string
              /** @enum {unknown} */
              plan: 'basic' | 'standard' | 'enterprise'
              hosts: string[]
              agency: {
                id: number
                name: string
              } | null
              createdAt: string
            }
            invitation?: {
              email: string
              link: string
              isKept: boolean
            }
          }
        }
      }
    }
  }
  'core.loadBlockData': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          page: number
          nodes: {
            node: string
            /** @description Block type. */
            type: string
            /** @description Data version of the block that wrote the props. */
            version: number
            /** @description Sparse: absent means the default of the schema. */
            props: {
              [key: string]: unknown
            }
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                node: string
                data?: unknown
                failure: string
              }[]
            }
          }
        }
      }
    }
  }
  'core.lookAtInvitation': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            email: string
            displayName: string
            role_id: number
            roleName: string
          }
        }
      }
    }
  }
  'core.lookAtPasswordReset': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            email: string
            tokens: number
          }
        }
      }
    }
  }
  'core.makeRecoveryLink': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              address: string
              email: string
            }
          }
        }
      }
    }
  }
  'core.makeWebsiteEntry': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            address: string
          }
        }
      }
    }
  }
  'core.moveMedia': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          folderId: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.planPackages': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
          name: string
          version?: string
          withData?: boolean
          keepContent?: boolean
          tenants?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: string
              /** @enum {unknown} */
              action: 'install' | 'upgrade' | 'rollback' | 'remove' | 'try' | 'promote' | 'withdraw'
              name: string
              title: string
              description: string
              /** @enum {unknown} */
              kind: 'block' | 'module'
              from: string | null
              to: string | null
              integrity: string
              license: string
              size: number
              permissions: {
                area: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              routes: {
                method: string
                url: string
                access: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              screens: {
                path: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              pages: {
                path: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
                inFront: {
                  tenant: string
                  title: string
                  path: string
                }[]
              }[]
              jobs: {
                id: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              schedules: {
                job: string
                cron: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              events: {
                id: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              sitemap: {
                id: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              tables: {
                name: string
                rows: number | null
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
              }[]
              migrations: string[]
              blocks: {
                type: string
                title: string
                /** @enum {unknown} */
                change: 'added' | 'changed' | 'removed' | 'kept'
                from: number | null
                to: number | null
                documents: number
              }[]
              content: {
                checked: number
                changed: number
                failed: number
                documents: {
                  kind: string
                  kindTitle: string
                  tenant: string
                  title: string
                  address: string
                  node: string
                  reason: string
                }[]
              }
              requiredBy: {
                name: string
                title: string
              }[]
              clientSize: {
                visitor: {
                  from: number
                  to: number
                }
                staff: {
                  from: number
                  to: number
                }
              }
              tenants: {
                id: number
                name: string
              }[]
              obstacles: {
                code: string
                message: string
              }[]
              warnings: string[]
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'core.planRestore': {
    parameters: {
      query?: never
      path: {
        id: number
        archive: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            archive: {
              id: string
              /** @enum {unknown} */
              kind: 'export' | 'import' | 'restore'
              /** @enum {unknown} */
              state: 'waiting' | 'running' | 'planned' | 'done' | 'failed'
              fraction: number
              message: string
              fileName: string
              size: number
              notes: string[]
              author: string
              createdAt: string
              endedAt: string | null
              expiresAt: string
              isThere: boolean
              isSafetyCopy: boolean
              plan: {
                website: string
                madeAt: string
                version: number
                contents: {
                  module: string
                  moduleTitle: string
                  table: string
                  inBackup: number
                  now: number
                }[]
                missing: {
                  module: string
                  rows: number
                }[]
                switchedOff: string[]
                exceeded: {
                  /** @enum {unknown} */
                  limit: 'pages' | 'media_files' | 'media_bytes' | 'users'
                  wouldBe: number
                  most: number
                }[]
              } | null
              safetyCopy: string | null
            }
          }
        }
      }
    }
  }
  'core.previewMail': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description text/html */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/html': string
        }
      }
    }
  }
  'core.recover': {
    parameters: {
      query: {
        token: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description text/html */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/html': string
        }
      }
    }
  }
  'core.removeArchive': {
    parameters: {
      query?: never
      path: {
        id: number
        archive: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.removeRole': {
    parameters: {
      query?: {
        moveTo?: number
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.removeTenantHost': {
    parameters: {
      query?: never
      path: {
        id: number
        host: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                host: string
                isMain: boolean
                isVerified: boolean
                isLocal: boolean
                record: {
                  name: string
                  value: string
                }
                checkedAt: string | null
                finding: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.renewRecoveryCodes': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            recoveryCodes: string[]
          }
        }
      }
    }
  }
  'core.replaceMedia': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            file: {
              id: number
              address: string
              fileName: string
              name: string
              mimeType: string
              /** @enum {unknown} */
              kind: 'image' | 'video' | 'document'
              size: number
              width: number | null
              height: number | null
              altText: string
              isDecorative: boolean
              folderId: number | null
              focalX: number
              focalY: number
              version: number
              thumbnail: string
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'core.resetPassword': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          password: string
          revokeTokens?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.restoreBackup': {
    parameters: {
      query?: never
      path: {
        id: number
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          currentPassword?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            archive: {
              id: string
              /** @enum {unknown} */
              kind: 'export' | 'import' | 'restore'
              /** @enum {unknown} */
              state: 'waiting' | 'running' | 'planned' | 'done' | 'failed'
              fraction: number
              message: string
              fileName: string
              size: number
              notes: string[]
              author: string
              createdAt: string
              endedAt: string | null
              expiresAt: string
              isThere: boolean
              isSafetyCopy: boolean
              plan: {
                website: string
                madeAt: string
                version: number
                contents: {
                  module: string
                  moduleTitle: string
                  table: string
                  inBackup: number
                  now: number
                }[]
                missing: {
                  module: string
                  rows: number
                }[]
                switchedOff: string[]
                exceeded: {
                  /** @enum {unknown} */
                  limit: 'pages' | 'media_files' | 'media_bytes' | 'users'
                  wouldBe: number
                  most: number
                }[]
              } | null
              safetyCopy: string | null
            }
          }
        }
      }
    }
  }
  'core.restoreMedia': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            count: number
          }
        }
      }
    }
  }
  'core.restorePageRevision': {
    parameters: {
      query?: never
      path: {
        id: number
        revisionId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.retryJob': {
    parameters: {
      query?: {
        all?: boolean
      }
      path: {
        id: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.revokeApiToken': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.revokePreview': {
    parameters: {
      query?: never
      path: {
        id: number
        previewId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.savePageContent': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          id: number
          /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
          content: string | null
          revision?: number
          overwriteUnreadable?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            page: {
              id: number
              title: string
              slug: string
              parentId: number | null
              sort: number
              /** @enum {unknown} */
              status: 'draft' | 'published' | 'archived'
              publish_date: string
              unpublish_date: string | null
              showPageTitle: boolean
              showHeader: boolean
              showFooter: boolean
              excerpt: string
              image: string
              metaTitle: string
              metaDescription: string
              metaImage: string
              canonical: string
              noindex: boolean
              nofollow: boolean
              deleted: boolean
              isDummy: boolean
              isHome: boolean
              revision: number
              contentRevision: number
              createdAt: string
              changedAt: string
              changedBy: string
              /** @description Zlib-deflated content JSON in Base64, or plain JSON that begins with `{`. */
              content: string | null
              contentUnreadable: boolean
              blockCount: number
            }
          }
        }
      }
    }
  }
  'core.sendMails': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              queued: number
            }
          }
        }
      }
    }
  }
  'core.setMainTenantHost': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          host: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                host: string
                isMain: boolean
                isVerified: boolean
                isLocal: boolean
                record: {
                  name: string
                  value: string
                }
                checkedAt: string | null
                finding: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'core.setPlanLimits': {
    parameters: {
      query?: never
      path: {
        name: 'basic' | 'standard' | 'enterprise'
      }
    }
    requestBody: {
      content: {
        'application/json': {
          pages: number | null
          media_files: number | null
          media_bytes: number | null
          users: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.signIn': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          password: string
          code?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              isPlatformAdministrator: boolean
              /** @enum {boolean} */
              lacksSecondFactor?: true
            }
          }
        }
      }
    }
  }
  'core.signOut': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.streamEvents': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description text/event-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/event-stream': string
        }
      }
    }
  }
  'core.switchSecondFactorOff': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.switchUserFactorOff': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            user: {
              id: number
              email: string
              displayName: string
              role_id: number
              roleName: string
              level: number
              isPlatformAdministrator: boolean
              /** @enum {unknown} */
              state: 'active' | 'invited' | 'disabled'
              isDisabled: boolean
              hasSecondFactor: boolean
              createdAt: string
              invitedAt: string | null
              signedInAt: string | null
            }
          }
        }
      }
    }
  }
  'core.tellPresence': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          document: string
          tab: string
          /** @enum {unknown} */
          state: 'asks' | 'here' | 'left'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'core.testMail': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          to: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              server: string
            }
          }
        }
      }
    }
  }
  'core.uploadPackage': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/gzip': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              name: string
              version: string
              integrity: string
            }
          }
        }
      }
    }
  }
  'core.uploadRestore': {
    parameters: {
      query?: {
        name?: string
      }
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/zip': string
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            archive: {
              id: string
              /** @enum {unknown} */
              kind: 'export' | 'import' | 'restore'
              /** @enum {unknown} */
              state: 'waiting' | 'running' | 'planned' | 'done' | 'failed'
              fraction: number
              message: string
              fileName: string
              size: number
              notes: string[]
              author: string
              createdAt: string
              endedAt: string | null
              expiresAt: string
              isThere: boolean
              isSafetyCopy: boolean
              plan: {
                website: string
                madeAt: string
                version: number
                contents: {
                  module: string
                  moduleTitle: string
                  table: string
                  inBackup: number
                  now: number
                }[]
                missing: {
                  module: string
                  rows: number
                }[]
                switchedOff: string[]
                exceeded: {
                  /** @enum {unknown} */
                  limit: 'pages' | 'media_files' | 'media_bytes' | 'users'
                  wouldBe: number
                  most: number
                }[]
              } | null
              safetyCopy: string | null
            }
          }
        }
      }
    }
  }
  'core.validateCss': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          rules: {
            node: string
            css: string
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                node: string
                css: string
                errors: {
                  line: number
                  column: number
                  message: string
                }[]
                warnings: {
                  line: number
                  column: number
                  message: string
                }[]
              }[]
            }
          }
        }
      }
    }
  }
  'customers.listAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
            canAssignUsers: boolean
          }
        }
      }
    }
  }
  'customers.addAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          assignees: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            assignees: {
              id: number
              displayName: string
              firstname: string
            }[]
          }
        }
      }
    }
  }
  'customers.listNoteFiles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                field: string
                name: string
                mimeType: string
                size: number
                /** Format: date-time */
                createdAt: string
                createdBy: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'customers.addNoteFiles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            files: {
              id: number
              field: string
              name: string
              mimeType: string
              size: number
              /** Format: date-time */
              createdAt: string
              createdBy: string
            }[]
          }
        }
      }
    }
  }
  'customers.listVehicles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /**
                 * Type
                 * @default car
                 * @enum {unknown}
                 */
                type: 'car' | 'truck' | 'motorcycle'
                /**
                 * Check-in
                 * @default none
                 * @enum {unknown}
                 */
                check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                /**
                 * Year
                 * @default null
                 */
                year: number | null
                /**
                 * Make
                 * @default
                 */
                make: string
                /**
                 * Model
                 * @default
                 */
                model: string
                /**
                 * Colour
                 * @default
                 */
                color: string
                /**
                 * VIN
                 * @default
                 */
                vin: string
                /**
                 * Plate
                 * @default
                 */
                plate: string
                /**
                 * Odometer
                 * @default null
                 */
                odometer: number | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'customers.addVehicle': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Type
           * @default car
           * @enum {unknown}
           */
          type?: 'car' | 'truck' | 'motorcycle'
          /**
           * Check-in
           * @default none
           * @enum {unknown}
           */
          check_in_status?: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
          /**
           * Year
           * @default null
           */
          year?: number | null
          /**
           * Make
           * @default
           */
          make?: string
          /**
           * Model
           * @default
           */
          model?: string
          /**
           * Colour
           * @default
           */
          color?: string
          /**
           * VIN
           * @default
           */
          vin?: string
          /**
           * Plate
           * @default
           */
          plate?: string
          /**
           * Odometer
           * @default null
           */
          odometer?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            vehicle: {
              id: number
              /**
               * Type
               * @default car
               * @enum {unknown}
               */
              type: 'car' | 'truck' | 'motorcycle'
              /**
               * Check-in
               * @default none
               * @enum {unknown}
               */
              check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
              /**
               * Year
               * @default null
               */
              year: number | null
              /**
               * Make
               * @default
               */
              make: string
              /**
               * Model
               * @default
               */
              model: string
              /**
               * Colour
               * @default
               */
              color: string
              /**
               * VIN
               * @default
               */
              vin: string
              /**
               * Plate
               * @default
               */
              plate: string
              /**
               * Odometer
               * @default null
               */
              odometer: number | null
            }
          }
        }
      }
    }
  }
  'customers.getCustomer': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            customer: {
              customer_id: number
              /**
               * First name
               * @default
               */
              firstname: string
              /**
               * Last name
               * @default
               */
              lastname: string
              /**
               * Company
               * @default
               */
              company: string
              /**
               * Email
               * @default
               */
              email: string
              /**
               * Phone
               * @default
               */
              phone: string
              /**
               * Address
               * @default
               */
              address: string
              /**
               * Address, second line
               * @default
               */
              address_2: string
              /**
               * City
               * @default
               */
              city: string
              /**
               * Province or state
               * @default
               */
              province: string
              /**
               * Postal code
               * @default
               */
              postal: string
              /**
               * Country
               * @default
               */
              country: string
              /**
               * Contact source
               * @default admin
               * @enum {unknown}
               */
              source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
              /**
               * Agreed to receive email
               * @default false
               */
              mail_consent: boolean
              vehicles: {
                id: number
                /**
                 * Type
                 * @default car
                 * @enum {unknown}
                 */
                type: 'car' | 'truck' | 'motorcycle'
                /**
                 * Check-in
                 * @default none
                 * @enum {unknown}
                 */
                check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                /**
                 * Year
                 * @default null
                 */
                year: number | null
                /**
                 * Make
                 * @default
                 */
                make: string
                /**
                 * Model
                 * @default
                 */
                model: string
                /**
                 * Colour
                 * @default
                 */
                color: string
                /**
                 * VIN
                 * @default
                 */
                vin: string
                /**
                 * Plate
                 * @default
                 */
                plate: string
                /**
                 * Odometer
                 * @default null
                 */
                odometer: number | null
              }[]
              custom_fields: {
                id: string
                label: string
                value: string
              }[]
              tags: string[]
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.changeCustomer': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * First name
           * @default
           */
          firstname?: string
          /**
           * Last name
           * @default
           */
          lastname?: string
          /**
           * Company
           * @default
           */
          company?: string
          /**
           * Email
           * @default
           */
          email?: string
          /**
           * Phone
           * @default
           */
          phone?: string
          /**
           * Address
           * @default
           */
          address?: string
          /**
           * Address, second line
           * @default
           */
          address_2?: string
          /**
           * City
           * @default
           */
          city?: string
          /**
           * Province or state
           * @default
           */
          province?: string
          /**
           * Postal code
           * @default
           */
          postal?: string
          /**
           * Country
           * @default
           */
          country?: string
          /**
           * Contact source
           * @default admin
           * @enum {unknown}
           */
          source?: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
          /**
           * Agreed to receive email
           * @default false
           */
          mail_consent?: boolean
          /** Tags */
          tags?: string[]
          custom_fields?: {
            id: string
            value: string
          }[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            customer: {
              customer_id: number
              /**
               * First name
               * @default
               */
              firstname: string
              /**
               * Last name
               * @default
               */
              lastname: string
              /**
               * Company
               * @default
               */
              company: string
              /**
               * Email
               * @default
               */
              email: string
              /**
               * Phone
               * @default
               */
              phone: string
              /**
               * Address
               * @default
               */
              address: string
              /**
               * Address, second line
               * @default
               */
              address_2: string
              /**
               * City
               * @default
               */
              city: string
              /**
               * Province or state
               * @default
               */
              province: string
              /**
               * Postal code
               * @default
               */
              postal: string
              /**
               * Country
               * @default
               */
              country: string
              /**
               * Contact source
               * @default admin
               * @enum {unknown}
               */
              source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
              /**
               * Agreed to receive email
               * @default false
               */
              mail_consent: boolean
              vehicles: {
                id: number
                /**
                 * Type
                 * @default car
                 * @enum {unknown}
                 */
                type: 'car' | 'truck' | 'motorcycle'
                /**
                 * Check-in
                 * @default none
                 * @enum {unknown}
                 */
                check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                /**
                 * Year
                 * @default null
                 */
                year: number | null
                /**
                 * Make
                 * @default
                 */
                make: string
                /**
                 * Model
                 * @default
                 */
                model: string
                /**
                 * Colour
                 * @default
                 */
                color: string
                /**
                 * VIN
                 * @default
                 */
                vin: string
                /**
                 * Plate
                 * @default
                 */
                plate: string
                /**
                 * Odometer
                 * @default null
                 */
                odometer: number | null
              }[]
              custom_fields: {
                id: string
                label: string
                value: string
              }[]
              tags: string[]
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.deleteCustomer': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'customers.getNote': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            note: {
              id: number
              title: string
              content: string
              due_date: string | null
              is_done: boolean
              customer: {
                customer_id: number
                firstname: string
                lastname: string
              } | null
              customer_name: string
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.changeNote': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Title */
          title?: string
          /** Content */
          content?: string
          /** Due date */
          due_date?: string | null
          /** Done */
          is_done?: boolean
          /** Customer */
          customer_id?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            note: {
              id: number
              title: string
              content: string
              due_date: string | null
              is_done: boolean
              customer: {
                customer_id: number
                firstname: string
                lastname: string
              } | null
              customer_name: string
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.deleteNote': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'customers.changeOwnEmail': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          currentPassword: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.changeOwnPassword': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword: string
          password: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.getOwnProfile': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            profile: {
              firstname: string
              lastname: string
              company: string
              phone: string
              address: string
              address_2: string
              city: string
              province: string
              postal: string
              country: string
            }
          }
        }
      }
    }
  }
  'customers.changeOwnProfile': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          firstname: string
          lastname?: string
          company?: string
          phone?: string
          address?: string
          address_2?: string
          city?: string
          province?: string
          postal?: string
          country?: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.getVehicle': {
    parameters: {
      query?: never
      path: {
        id: number
        vehicleId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            vehicle: {
              id: number
              /**
               * Type
               * @default car
               * @enum {unknown}
               */
              type: 'car' | 'truck' | 'motorcycle'
              /**
               * Check-in
               * @default none
               * @enum {unknown}
               */
              check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
              /**
               * Year
               * @default null
               */
              year: number | null
              /**
               * Make
               * @default
               */
              make: string
              /**
               * Model
               * @default
               */
              model: string
              /**
               * Colour
               * @default
               */
              color: string
              /**
               * VIN
               * @default
               */
              vin: string
              /**
               * Plate
               * @default
               */
              plate: string
              /**
               * Odometer
               * @default null
               */
              odometer: number | null
            }
          }
        }
      }
    }
  }
  'customers.changeVehicle': {
    parameters: {
      query?: never
      path: {
        id: number
        vehicleId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Type
           * @default car
           * @enum {unknown}
           */
          type?: 'car' | 'truck' | 'motorcycle'
          /**
           * Check-in
           * @default none
           * @enum {unknown}
           */
          check_in_status?: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
          /**
           * Year
           * @default null
           */
          year?: number | null
          /**
           * Make
           * @default
           */
          make?: string
          /**
           * Model
           * @default
           */
          model?: string
          /**
           * Colour
           * @default
           */
          color?: string
          /**
           * VIN
           * @default
           */
          vin?: string
          /**
           * Plate
           * @default
           */
          plate?: string
          /**
           * Odometer
           * @default null
           */
          odometer?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            vehicle: {
              id: number
              /**
               * Type
               * @default car
               * @enum {unknown}
               */
              type: 'car' | 'truck' | 'motorcycle'
              /**
               * Check-in
               * @default none
               * @enum {unknown}
               */
              check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
              /**
               * Year
               * @default null
               */
              year: number | null
              /**
               * Make
               * @default
               */
              make: string
              /**
               * Model
               * @default
               */
              model: string
              /**
               * Colour
               * @default
               */
              color: string
              /**
               * VIN
               * @default
               */
              vin: string
              /**
               * Plate
               * @default
               */
              plate: string
              /**
               * Odometer
               * @default null
               */
              odometer: number | null
            }
          }
        }
      }
    }
  }
  'customers.deleteVehicle': {
    parameters: {
      query?: never
      path: {
        id: number
        vehicleId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'customers.checkCustomersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'customers.chooseNewPassword': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          password: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.closeOwnAccount': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          currentPassword: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.confirmAccount': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          password: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.confirmEmail': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.countCustomFieldValues': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            usage: {
              id: string
              records: number
            }[]
          }
        }
      }
    }
  }
  'customers.listCustomers': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'name' | 'email' | 'city' | 'createdAt' | 'updatedAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        after?: string
        before?: string
        format?: 'csv'
        columns?: string
        source?: string
        tag?: string
        assignee?: string
        country?: string
        province?: string
        city?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                customer_id: number
                /**
                 * First name
                 * @default
                 */
                firstname: string
                /**
                 * Last name
                 * @default
                 */
                lastname: string
                /**
                 * Company
                 * @default
                 */
                company: string
                /**
                 * Email
                 * @default
                 */
                email: string
                /**
                 * Phone
                 * @default
                 */
                phone: string
                /**
                 * Address
                 * @default
                 */
                address: string
                /**
                 * Address, second line
                 * @default
                 */
                address_2: string
                /**
                 * City
                 * @default
                 */
                city: string
                /**
                 * Province or state
                 * @default
                 */
                province: string
                /**
                 * Postal code
                 * @default
                 */
                postal: string
                /**
                 * Country
                 * @default
                 */
                country: string
                /**
                 * Contact source
                 * @default admin
                 * @enum {unknown}
                 */
                source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
                /**
                 * Agreed to receive email
                 * @default false
                 */
                mail_consent: boolean
                vehicles: {
                  id: number
                  /**
                   * Type
                   * @default car
                   * @enum {unknown}
                   */
                  type: 'car' | 'truck' | 'motorcycle'
                  /**
                   * Check-in
                   * @default none
                   * @enum {unknown}
                   */
                  check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                  /**
                   * Year
                   * @default null
                   */
                  year: number | null
                  /**
                   * Make
                   * @default
                   */
                  make: string
                  /**
                   * Model
                   * @default
                   */
                  model: string
                  /**
                   * Colour
                   * @default
                   */
                  color: string
                  /**
                   * VIN
                   * @default
                   */
                  vin: string
                  /**
                   * Plate
                   * @default
                   */
                  plate: string
                  /**
                   * Odometer
                   * @default null
                   */
                  odometer: number | null
                }[]
                custom_fields: {
                  id: string
                  label: string
                  value: string
                }[]
                tags: string[]
                assignees: {
                  id: number
                  displayName: string
                  firstname: string
                }[]
                revision: number
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'customers.createCustomer': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * First name
           * @default
           */
          firstname?: string
          /**
           * Last name
           * @default
           */
          lastname?: string
          /**
           * Company
           * @default
           */
          company?: string
          /**
           * Email
           * @default
           */
          email?: string
          /**
           * Phone
           * @default
           */
          phone?: string
          /**
           * Address
           * @default
           */
          address?: string
          /**
           * Address, second line
           * @default
           */
          address_2?: string
          /**
           * City
           * @default
           */
          city?: string
          /**
           * Province or state
           * @default
           */
          province?: string
          /**
           * Postal code
           * @default
           */
          postal?: string
          /**
           * Country
           * @default
           */
          country?: string
          /**
           * Contact source
           * @default admin
           * @enum {unknown}
           */
          source?: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
          /**
           * Agreed to receive email
           * @default false
           */
          mail_consent?: boolean
          /** Tags */
          tags?: string[]
          custom_fields?: {
            id: string
            value: string
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            customer: {
              customer_id: number
              /**
               * First name
               * @default
               */
              firstname: string
              /**
               * Last name
               * @default
               */
              lastname: string
              /**
               * Company
               * @default
               */
              company: string
              /**
               * Email
               * @default
               */
              email: string
              /**
               * Phone
               * @default
               */
              phone: string
              /**
               * Address
               * @default
               */
              address: string
              /**
               * Address, second line
               * @default
               */
              address_2: string
              /**
               * City
               * @default
               */
              city: string
              /**
               * Province or state
               * @default
               */
              province: string
              /**
               * Postal code
               * @default
               */
              postal: string
              /**
               * Country
               * @default
               */
              country: string
              /**
               * Contact source
               * @default admin
               * @enum {unknown}
               */
              source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
              /**
               * Agreed to receive email
               * @default false
               */
              mail_consent: boolean
              vehicles: {
                id: number
                /**
                 * Type
                 * @default car
                 * @enum {unknown}
                 */
                type: 'car' | 'truck' | 'motorcycle'
                /**
                 * Check-in
                 * @default none
                 * @enum {unknown}
                 */
                check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                /**
                 * Year
                 * @default null
                 */
                year: number | null
                /**
                 * Make
                 * @default
                 */
                make: string
                /**
                 * Model
                 * @default
                 */
                model: string
                /**
                 * Colour
                 * @default
                 */
                color: string
                /**
                 * VIN
                 * @default
                 */
                vin: string
                /**
                 * Plate
                 * @default
                 */
                plate: string
                /**
                 * Odometer
                 * @default null
                 */
                odometer: number | null
              }[]
              custom_fields: {
                id: string
                label: string
                value: string
              }[]
              tags: string[]
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.listNotes': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'due_date' | 'createdAt' | 'title'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        customer_id?: number
        state?: 'open' | 'done'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                title: string
                content: string
                due_date: string | null
                is_done: boolean
                customer: {
                  customer_id: number
                  firstname: string
                  lastname: string
                } | null
                customer_name: string
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'customers.createNote': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Title */
          title: string
          /** Content */
          content?: string
          /** Due date */
          due_date?: string | null
          /** Done */
          is_done?: boolean
          /** Customer */
          customer_id?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            note: {
              id: number
              title: string
              content: string
              due_date: string | null
              is_done: boolean
              customer: {
                customer_id: number
                firstname: string
                lastname: string
              } | null
              customer_name: string
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.eraseCustomer': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'customers.exportPersonalData': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/zip */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
    }
  }
  'customers.findDuplicates': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            groups: {
              /** @enum {unknown} */
              reason: 'phone' | 'name'
              customers: {
                customer_id: number
                /**
                 * First name
                 * @default
                 */
                firstname: string
                /**
                 * Last name
                 * @default
                 */
                lastname: string
                /**
                 * Company
                 * @default
                 */
                company: string
                /**
                 * Email
                 * @default
                 */
                email: string
                /**
                 * Phone
                 * @default
                 */
                phone: string
                /**
                 * Address
                 * @default
                 */
                address: string
                /**
                 * Address, second line
                 * @default
                 */
                address_2: string
                /**
                 * City
                 * @default
                 */
                city: string
                /**
                 * Province or state
                 * @default
                 */
                province: string
                /**
                 * Postal code
                 * @default
                 */
                postal: string
                /**
                 * Country
                 * @default
                 */
                country: string
                /**
                 * Contact source
                 * @default admin
                 * @enum {unknown}
                 */
                source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
                /**
                 * Agreed to receive email
                 * @default false
                 */
                mail_consent: boolean
                vehicles: {
                  id: number
                  /**
                   * Type
                   * @default car
                   * @enum {unknown}
                   */
                  type: 'car' | 'truck' | 'motorcycle'
                  /**
                   * Check-in
                   * @default none
                   * @enum {unknown}
                   */
                  check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                  /**
                   * Year
                   * @default null
                   */
                  year: number | null
                  /**
                   * Make
                   * @default
                   */
                  make: string
                  /**
                   * Model
                   * @default
                   */
                  model: string
                  /**
                   * Colour
                   * @default
                   */
                  color: string
                  /**
                   * VIN
                   * @default
                   */
                  vin: string
                  /**
                   * Plate
                   * @default
                   */
                  plate: string
                  /**
                   * Odometer
                   * @default null
                   */
                  odometer: number | null
                }[]
                custom_fields: {
                  id: string
                  label: string
                  value: string
                }[]
                tags: string[]
                assignees: {
                  id: number
                  displayName: string
                  firstname: string
                }[]
                revision: number
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
              }[]
            }[]
            more: boolean
          }
        }
      }
    }
  }
  'customers.forgotPassword': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.getCustomersBadRows': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description text/csv */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
    }
  }
  'customers.getCustomersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'customers.getNoteFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/octet-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
    }
  }
  'customers.removeNoteFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'customers.getSettings': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            settings: {
              /**
               * Keep vehicles of customers
               * @description Shows vehicles on customers and in search results.
               * @default false
               */
              use_vehicle: boolean
              /**
               * Let visitors create accounts
               * @description Visitors can sign up on your website. People who already have an account can always sign in.
               * @default true
               */
              takes_registrations: boolean
              /**
               * Custom fields
               * @description Extra fields for your customers.
               * @default []
               */
              custom_fields: {
                /** Key */
                id: string
                /** Label */
                label: string
                /**
                 * Type
                 * @default text
                 * @enum {unknown}
                 */
                type: 'text' | 'number' | 'date' | 'select' | 'checkbox'
                /**
                 * Choices
                 * @default []
                 */
                options: string[]
              }[]
            }
          }
        }
      }
    }
  }
  'customers.getTimeline': {
    parameters: {
      query?: {
        before?: number
        limit?: number
        show?: 'notes' | 'money'
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            entries: {
              id: number
              kind: string
              title: string
              href: string
              amount: number | null
              /** Format: date-time */
              at: string
            }[]
            more: boolean
            filters: ('notes' | 'money')[]
          }
        }
      }
    }
  }
  'customers.importCustomers': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'customers.listAssignedPeople': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'customers.listCustomFields': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            fields: {
              /** Key */
              id: string
              /** Label */
              label: string
              /**
               * Type
               * @default text
               * @enum {unknown}
               */
              type: 'text' | 'number' | 'date' | 'select' | 'checkbox'
              /**
               * Choices
               * @default []
               */
              options: string[]
            }[]
          }
        }
      }
    }
  }
  'customers.listPlaces': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            countries: string[]
            provinces: string[]
            cities: string[]
          }
        }
      }
    }
  }
  'customers.listTags': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'customers.mergeCustomers': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          from: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            customer: {
              customer_id: number
              /**
               * First name
               * @default
               */
              firstname: string
              /**
               * Last name
               * @default
               */
              lastname: string
              /**
               * Company
               * @default
               */
              company: string
              /**
               * Email
               * @default
               */
              email: string
              /**
               * Phone
               * @default
               */
              phone: string
              /**
               * Address
               * @default
               */
              address: string
              /**
               * Address, second line
               * @default
               */
              address_2: string
              /**
               * City
               * @default
               */
              city: string
              /**
               * Province or state
               * @default
               */
              province: string
              /**
               * Postal code
               * @default
               */
              postal: string
              /**
               * Country
               * @default
               */
              country: string
              /**
               * Contact source
               * @default admin
               * @enum {unknown}
               */
              source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
              /**
               * Agreed to receive email
               * @default false
               */
              mail_consent: boolean
              vehicles: {
                id: number
                /**
                 * Type
                 * @default car
                 * @enum {unknown}
                 */
                type: 'car' | 'truck' | 'motorcycle'
                /**
                 * Check-in
                 * @default none
                 * @enum {unknown}
                 */
                check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                /**
                 * Year
                 * @default null
                 */
                year: number | null
                /**
                 * Make
                 * @default
                 */
                make: string
                /**
                 * Model
                 * @default
                 */
                model: string
                /**
                 * Colour
                 * @default
                 */
                color: string
                /**
                 * VIN
                 * @default
                 */
                vin: string
                /**
                 * Plate
                 * @default
                 */
                plate: string
                /**
                 * Odometer
                 * @default null
                 */
                odometer: number | null
              }[]
              custom_fields: {
                id: string
                label: string
                value: string
              }[]
              tags: string[]
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
            mergeId: number
          }
        }
      }
    }
  }
  'customers.register': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          firstname: string
          lastname?: string
          email: string
          password: string
          recaptchaToken?: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.removeAssignee': {
    parameters: {
      query?: never
      path: {
        id: number
        userId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'customers.signIn': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          password: string
          code?: string
          returnTo?: string
          form?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            next: string
          }
        }
      }
    }
  }
  'customers.startCustomersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'customers.stopCustomersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'customers.undoMerge': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            customer: {
              customer_id: number
              /**
               * First name
               * @default
               */
              firstname: string
              /**
               * Last name
               * @default
               */
              lastname: string
              /**
               * Company
               * @default
               */
              company: string
              /**
               * Email
               * @default
               */
              email: string
              /**
               * Phone
               * @default
               */
              phone: string
              /**
               * Address
               * @default
               */
              address: string
              /**
               * Address, second line
               * @default
               */
              address_2: string
              /**
               * City
               * @default
               */
              city: string
              /**
               * Province or state
               * @default
               */
              province: string
              /**
               * Postal code
               * @default
               */
              postal: string
              /**
               * Country
               * @default
               */
              country: string
              /**
               * Contact source
               * @default admin
               * @enum {unknown}
               */
              source: 'email' | 'phone' | 'in_person' | 'other' | 'admin'
              /**
               * Agreed to receive email
               * @default false
               */
              mail_consent: boolean
              vehicles: {
                id: number
                /**
                 * Type
                 * @default car
                 * @enum {unknown}
                 */
                type: 'car' | 'truck' | 'motorcycle'
                /**
                 * Check-in
                 * @default none
                 * @enum {unknown}
                 */
                check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                /**
                 * Year
                 * @default null
                 */
                year: number | null
                /**
                 * Make
                 * @default
                 */
                make: string
                /**
                 * Model
                 * @default
                 */
                model: string
                /**
                 * Colour
                 * @default
                 */
                color: string
                /**
                 * VIN
                 * @default
                 */
                vin: string
                /**
                 * Plate
                 * @default
                 */
                plate: string
                /**
                 * Odometer
                 * @default null
                 */
                odometer: number | null
              }[]
              custom_fields: {
                id: string
                label: string
                value: string
              }[]
              tags: string[]
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'customers.uploadCustomers': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'email_marketing.listSubscribers': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'email' | 'createdAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        list?: string
        state?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                email: string
                listId: number
                listName: string
                /** @enum {unknown} */
                state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
                /** Format: date-time */
                createdAt: string
                confirmedAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'email_marketing.addSubscriber': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Email */
          email: string
          /** List */
          listId: number
          /** How they agreed */
          note: string
          liftSuppression?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.checkSubscribersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'email_marketing.confirm': {
    parameters: {
      query?: {
        token?: string
      }
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token?: string
          'List-Unsubscribe'?: string
        } | null
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            message: string
          }
        }
      }
    }
  }
  'email_marketing.listLists': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                isDefault: boolean
                subscribed: number
                total: number
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'email_marketing.createList': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          /**
           * Used when a form specifies no list
           * @default false
           */
          isDefault: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            list: {
              id: number
              name: string
              isDefault: boolean
              subscribed: number
              total: number
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'email_marketing.updateList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          /**
           * Used when a form specifies no list
           * @default false
           */
          isDefault: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            list: {
              id: number
              name: string
              isDefault: boolean
              subscribed: number
              total: number
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'email_marketing.deleteList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'email_marketing.getSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.removeSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'email_marketing.getSubscribersBadRows': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description text/csv */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
    }
  }
  'email_marketing.getSubscribersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'email_marketing.importSubscribers': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'email_marketing.releaseSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.signUp': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          email: string
          form?: string
          listId?: number | string | null
          recaptchaToken?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            message: string
          }
        }
      }
    }
  }
  'email_marketing.startSubscribersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'email_marketing.stopSubscribersImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'email_marketing.suppressSubscriber': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            subscriber: {
              id: number
              email: string
              listId: number
              listName: string
              /** @enum {unknown} */
              state: 'held' | 'pending' | 'subscribed' | 'unsubscribed' | 'suppressed'
              /** Format: date-time */
              createdAt: string
              confirmedAt: string | null
              consents: {
                /** @enum {unknown} */
                kind: 'asked' | 'confirmed' | 'by-hand' | 'withdrawn'
                text: string
                source: string
                addressHash: string
                /** Format: date-time */
                at: string
              }[]
            }
          }
        }
      }
    }
  }
  'email_marketing.unsubscribe': {
    parameters: {
      query?: {
        token?: string
      }
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          token?: string
          'List-Unsubscribe'?: string
        } | null
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            message: string
          }
        }
      }
    }
  }
  'email_marketing.uploadSubscribers': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'forms.answerSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Subject */
          subject: string
          /** Message */
          text: string
          /**
           * Answers go to
           * @default sender
           * @enum {unknown}
           */
          answersTo: 'sender' | 'form'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            isKept: boolean
            submission: {
              id: number
              formName: string
              sender: string
              excerpt: string
              tags: string[]
              fileCount: number
              isRead: boolean
              isSpam: boolean
              assignee: {
                id: number
                displayName: string
              } | null
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
              replyTo: string
              answers: {
                id: number
                to: string
                replyTo: string
                subject: string
                text: string
                author: string
                isKept: boolean
                /** Format: date-time */
                createdAt: string
              }[]
              fields: {
                key: string
                label: string
                /** @enum {unknown} */
                type:
                  | 'text'
                  | 'textarea'
                  | 'phone'
                  | 'gPlaces'
                  | 'date'
                  | 'dropdown'
                  | 'radio'
                  | 'checkbox'
                  | 'file'
                  | 'vehicle-select'
                  | 'product'
                  | 'product-categories-dropdown'
                  | 'product-categories-checkbox'
                values: string[]
              }[]
              files: {
                id: number
                key: string
                name: string
                mimeType: string
                size: number
              }[]
              url: string
              pageId: number
              recipients: string[]
              visitorId: string | null
              utm: {
                utm_source?: string
                utm_medium?: string
                utm_campaign?: string
                utm_term?: string
                utm_content?: string
              } | null
              newsletter: {
                listId: number
                text: string
              } | null
              customerAddress: string | null
            }
          }
        }
      }
    }
  }
  'forms.approveSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            submission: {
              id: number
              formName: string
              sender: string
              excerpt: string
              tags: string[]
              fileCount: number
              isRead: boolean
              isSpam: boolean
              assignee: {
                id: number
                displayName: string
              } | null
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
              replyTo: string
              answers: {
                id: number
                to: string
                replyTo: string
                subject: string
                text: string
                author: string
                isKept: boolean
                /** Format: date-time */
                createdAt: string
              }[]
              fields: {
                key: string
                label: string
                /** @enum {unknown} */
                type:
                  | 'text'
                  | 'textarea'
                  | 'phone'
                  | 'gPlaces'
                  | 'date'
                  | 'dropdown'
                  | 'radio'
                  | 'checkbox'
                  | 'file'
                  | 'vehicle-select'
                  | 'product'
                  | 'product-categories-dropdown'
                  | 'product-categories-checkbox'
                values: string[]
              }[]
              files: {
                id: number
                key: string
                name: string
                mimeType: string
                size: number
              }[]
              url: string
              pageId: number
              recipients: string[]
              visitorId: string | null
              utm: {
                utm_source?: string
                utm_medium?: string
                utm_campaign?: string
                utm_term?: string
                utm_content?: string
              } | null
              newsletter: {
                listId: number
                text: string
              } | null
              customerAddress: string | null
            }
          }
        }
      }
    }
  }
  'forms.assignSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          assignee: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.countSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            forms: string[]
            tags: string[]
            unread: number
            moderation: number
            spam: number
          }
        }
      }
    }
  }
  'forms.getSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            submission: {
              id: number
              formName: string
              sender: string
              excerpt: string
              tags: string[]
              fileCount: number
              isRead: boolean
              isSpam: boolean
              assignee: {
                id: number
                displayName: string
              } | null
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
              replyTo: string
              answers: {
                id: number
                to: string
                replyTo: string
                subject: string
                text: string
                author: string
                isKept: boolean
                /** Format: date-time */
                createdAt: string
              }[]
              fields: {
                key: string
                label: string
                /** @enum {unknown} */
                type:
                  | 'text'
                  | 'textarea'
                  | 'phone'
                  | 'gPlaces'
                  | 'date'
                  | 'dropdown'
                  | 'radio'
                  | 'checkbox'
                  | 'file'
                  | 'vehicle-select'
                  | 'product'
                  | 'product-categories-dropdown'
                  | 'product-categories-checkbox'
                values: string[]
              }[]
              files: {
                id: number
                key: string
                name: string
                mimeType: string
                size: number
              }[]
              url: string
              pageId: number
              recipients: string[]
              visitorId: string | null
              utm: {
                utm_source?: string
                utm_medium?: string
                utm_campaign?: string
                utm_term?: string
                utm_content?: string
              } | null
              newsletter: {
                listId: number
                text: string
              } | null
              customerAddress: string | null
            }
          }
        }
      }
    }
  }
  'forms.deleteSubmission': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.deleteSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.getMailProvider': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            isSet: boolean
          }
        }
      }
    }
  }
  'forms.getSubmissionFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/octet-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
    }
  }
  'forms.listForms': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'name' | 'total' | 'last30Days' | 'unread' | 'spam' | 'lastAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                name: string
                pages: {
                  id: number
                  title: string
                  slug: string
                }[]
                total: number
                last30Days: number
                unread: number
                lastAt: string | null
                spam: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'forms.listMakes': {
    parameters: {
      query?: {
        type?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            Results: {
              MakeId: number
              MakeName: string
            }[]
          }
        }
      }
    }
  }
  'forms.listModels': {
    parameters: {
      query: {
        makeId: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            Results: {
              Model_ID: number
              Model_Name: string
            }[]
          }
        }
      }
    }
  }
  'forms.listSubmissions': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'created' | 'form' | 'sender'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        form?: string
        tag?: string
        from?: string
        to?: string
        state?: 'unread' | 'read' | 'moderation' | 'spam'
        assigned?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                formName: string
                sender: string
                excerpt: string
                tags: string[]
                fileCount: number
                isRead: boolean
                isSpam: boolean
                assignee: {
                  id: number
                  displayName: string
                } | null
                held: ('no-bot-check' | 'honeypot') | null
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'forms.markSpam': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          isSpam: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.markSubmissions': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          isRead: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'forms.submit': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            /** @enum {string} */
            error: ''
            message: string
            formErrors: {
              [key: string]: string
            }
          }
        }
      }
    }
  }
  'live_chat.getTelephonyLink': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            link: string
          }
        }
      }
    }
  }
  'projects.listAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
            canAssignUsers: boolean
          }
        }
      }
    }
  }
  'projects.addAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          assignees: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            assignees: {
              id: number
              displayName: string
              firstname: string
            }[]
          }
        }
      }
    }
  }
  'projects.listBoardAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
            canAssignUsers: boolean
          }
        }
      }
    }
  }
  'projects.addBoardAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          assignees: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            assignees: {
              id: number
              displayName: string
              firstname: string
            }[]
          }
        }
      }
    }
  }
  'projects.listProjectComments': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                body: string
                user_id: number
                user_name: string
                isEdited: boolean
                isMine: boolean
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.addProjectComment': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Comment */
          body: string
          mentions?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            comment: {
              id: number
              body: string
              user_id: number
              user_name: string
              isEdited: boolean
              isMine: boolean
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'projects.listProjectFiles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                field: string
                name: string
                mimeType: string
                size: number
                /** Format: date-time */
                createdAt: string
                createdBy: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.addProjectFiles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            files: {
              id: number
              field: string
              name: string
              mimeType: string
              size: number
              /** Format: date-time */
              createdAt: string
              createdBy: string
            }[]
          }
        }
      }
    }
  }
  'projects.listTaskAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
            canAssignUsers: boolean
          }
        }
      }
    }
  }
  'projects.addTaskAssignees': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          assignees: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            assignees: {
              id: number
              displayName: string
              firstname: string
            }[]
          }
        }
      }
    }
  }
  'projects.listTaskComments': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                body: string
                user_id: number
                user_name: string
                isEdited: boolean
                isMine: boolean
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.addTaskComment': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Comment */
          body: string
          mentions?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            comment: {
              id: number
              body: string
              user_id: number
              user_name: string
              isEdited: boolean
              isMine: boolean
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'projects.listTaskFiles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                field: string
                name: string
                mimeType: string
                size: number
                /** Format: date-time */
                createdAt: string
                createdBy: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.addTaskFiles': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            files: {
              id: number
              field: string
              name: string
              mimeType: string
              size: number
              /** Format: date-time */
              createdAt: string
              createdBy: string
            }[]
          }
        }
      }
    }
  }
  'projects.changeBoard': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            board: {
              id: number
              name: string
              user_id: number
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
            }
          }
        }
      }
    }
  }
  'projects.deleteBoard': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.changeColumn': {
    parameters: {
      query?: never
      path: {
        boardId: number
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name?: string
          /** Colour */
          color?: string
          sort?: string
          limit?: number | null
          is_done?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            column: {
              id: number
              name: string
              color: string
              sort: string
              limit: number | null
              is_done: boolean
              projects: number
            }
          }
        }
      }
    }
  }
  'projects.deleteColumn': {
    parameters: {
      query?: never
      path: {
        boardId: number
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.getProject': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            project: {
              id: number
              title: string
              est_hours: number
              /** Format: date-time */
              start_date: string
              end_date: string | null
              description: string
              customer_id: number | null
              customer: {
                customer_id: number
                firstname: string
                lastname: string
                vehicles: {
                  id: number
                  /**
                   * Type
                   * @default car
                   * @enum {unknown}
                   */
                  type: 'car' | 'truck' | 'motorcycle'
                  /**
                   * Check-in
                   * @default none
                   * @enum {unknown}
                   */
                  check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                  /**
                   * Year
                   * @default null
                   */
                  year: number | null
                  /**
                   * Make
                   * @default
                   */
                  make: string
                  /**
                   * Model
                   * @default
                   */
                  model: string
                  /**
                   * Colour
                   * @default
                   */
                  color: string
                  /**
                   * VIN
                   * @default
                   */
                  vin: string
                  /**
                   * Plate
                   * @default
                   */
                  plate: string
                  /**
                   * Odometer
                   * @default null
                   */
                  odometer: number | null
                }[]
              } | null
              customer_name: string
              vehicle_id: number | null
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              attachedInvoices?: {
                id: number
                invoiceNumber: string
                status: string
                invoiceDate: string
                grandTotal: number
                currency: string
              }[]
              board: {
                id: number
                name: string
              } | null
              board_id: number | null
              column_id: number | null
              column_name: string
              column_color: string
              sort: string
              custom_fields: {
                [key: string]: string
              }
              tags: string[]
              tasks: {
                total: number
                closed: number
              }
              minutes: number
              hourly_rate: number | null
              createdBy: string
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'projects.changeProject': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Title */
          title?: string
          est_hours?: number | null
          start_date?: string | null
          end_date?: string | null
          /** Description */
          description?: string
          customer_id?: number | null
          vehicle_id?: number | null
          attachedInvoices?: number[]
          column_id?: number | null
          sort?: string
          custom_fields?: {
            [key: string]: string
          }
          /** Tags */
          tags?: string[]
          hourly_rate?: number | null
          assignees?: number[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            project: {
              id: number
              title: string
              est_hours: number
              /** Format: date-time */
              start_date: string
              end_date: string | null
              description: string
              customer_id: number | null
              customer: {
                customer_id: number
                firstname: string
                lastname: string
                vehicles: {
                  id: number
                  /**
                   * Type
                   * @default car
                   * @enum {unknown}
                   */
                  type: 'car' | 'truck' | 'motorcycle'
                  /**
                   * Check-in
                   * @default none
                   * @enum {unknown}
                   */
                  check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                  /**
                   * Year
                   * @default null
                   */
                  year: number | null
                  /**
                   * Make
                   * @default
                   */
                  make: string
                  /**
                   * Model
                   * @default
                   */
                  model: string
                  /**
                   * Colour
                   * @default
                   */
                  color: string
                  /**
                   * VIN
                   * @default
                   */
                  vin: string
                  /**
                   * Plate
                   * @default
                   */
                  plate: string
                  /**
                   * Odometer
                   * @default null
                   */
                  odometer: number | null
                }[]
              } | null
              customer_name: string
              vehicle_id: number | null
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              attachedInvoices?: {
                id: number
                invoiceNumber: string
                status: string
                invoiceDate: string
                grandTotal: number
                currency: string
              }[]
              board: {
                id: number
                name: string
              } | null
              board_id: number | null
              column_id: number | null
              column_name: string
              column_color: string
              sort: string
              custom_fields: {
                [key: string]: string
              }
              tags: string[]
              tasks: {
                total: number
                closed: number
              }
              minutes: number
              hourly_rate: number | null
              createdBy: string
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
            item: {
              id: number
              title: string
              est_hours: number
              /** Format: date-time */
              start_date: string
              end_date: string | null
              description: string
              customer_id: number | null
              customer: {
                customer_id: number
                firstname: string
                lastname: string
                vehicles: {
                  id: number
                  /**
                   * Type
                   * @default car
                   * @enum {unknown}
                   */
                  type: 'car' | 'truck' | 'motorcycle'
                  /**
                   * Check-in
                   * @default none
                   * @enum {unknown}
                   */
                  check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                  /**
                   * Year
                   * @default null
                   */
                  year: number | null
                  /**
                   * Make
                   * @default
                   */
                  make: string
                  /**
                   * Model
                   * @default
                   */
                  model: string
                  /**
                   * Colour
                   * @default
                   */
                  color: string
                  /**
                   * VIN
                   * @default
                   */
                  vin: string
                  /**
                   * Plate
                   * @default
                   */
                  plate: string
                  /**
                   * Odometer
                   * @default null
                   */
                  odometer: number | null
                }[]
              } | null
              customer_name: string
              vehicle_id: number | null
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              attachedInvoices?: {
                id: number
                invoiceNumber: string
                status: string
                invoiceDate: string
                grandTotal: number
                currency: string
              }[]
              board: {
                id: number
                name: string
              } | null
              board_id: number | null
              column_id: number | null
              column_name: string
              column_color: string
              sort: string
              custom_fields: {
                [key: string]: string
              }
              tags: string[]
              tasks: {
                total: number
                closed: number
              }
              minutes: number
              hourly_rate: number | null
              createdBy: string
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'projects.deleteProject': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            deleted: number[]
            errors: string[]
          }
        }
      }
    }
  }
  'projects.changeProjectComment': {
    parameters: {
      query?: never
      path: {
        id: number
        commentId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Comment */
          body: string
          mentions?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            comment: {
              id: number
              body: string
              user_id: number
              user_name: string
              isEdited: boolean
              isMine: boolean
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'projects.removeProjectComment': {
    parameters: {
      query?: never
      path: {
        id: number
        commentId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.listProjects': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'title' | 'start_date' | 'createdAt' | 'updatedAt' | 'sort'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        after?: string
        before?: string
        format?: 'csv'
        columns?: string
        customer_id?: number
        board_id?: number
        column_id?: number
        assignee_id?: string
        tag?: string
        startDate?: string
        endDate?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                title: string
                est_hours: number
                /** Format: date-time */
                start_date: string
                end_date: string | null
                description: string
                customer_id: number | null
                customer: {
                  customer_id: number
                  firstname: string
                  lastname: string
                  vehicles: {
                    id: number
                    /**
                     * Type
                     * @default car
                     * @enum {unknown}
                     */
                    type: 'car' | 'truck' | 'motorcycle'
                    /**
                     * Check-in
                     * @default none
                     * @enum {unknown}
                     */
                    check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                    /**
                     * Year
                     * @default null
                     */
                    year: number | null
                    /**
                     * Make
                     * @default
                     */
                    make: string
                    /**
                     * Model
                     * @default
                     */
                    model: string
                    /**
                     * Colour
                     * @default
                     */
                    color: string
                    /**
                     * VIN
                     * @default
                     */
                    vin: string
                    /**
                     * Plate
                     * @default
                     */
                    plate: string
                    /**
                     * Odometer
                     * @default null
                     */
                    odometer: number | null
                  }[]
                } | null
                customer_name: string
                vehicle_id: number | null
                assignees: {
                  id: number
                  displayName: string
                  firstname: string
                }[]
                attachedInvoices?: {
                  id: number
                  invoiceNumber: string
                  status: string
                  invoiceDate: string
                  grandTotal: number
                  currency: string
                }[]
                board: {
                  id: number
                  name: string
                } | null
                board_id: number | null
                column_id: number | null
                column_name: string
                column_color: string
                sort: string
                custom_fields: {
                  [key: string]: string
                }
                tags: string[]
                tasks: {
                  total: number
                  closed: number
                }
                minutes: number
                hourly_rate: number | null
                createdBy: string
                revision: number
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.changeProjects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          column_id?: number | null
          end_date?: string | null
          add_assignee?: number
          remove_assignee?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            changed: number[]
          }
        }
      }
    }
  }
  'projects.createProject': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Title */
          title?: string
          est_hours?: number | null
          start_date?: string | null
          end_date?: string | null
          /** Description */
          description?: string
          customer_id?: number | null
          vehicle_id?: number | null
          attachedInvoices?: number[]
          column_id?: number | null
          sort?: string
          custom_fields?: {
            [key: string]: string
          }
          /** Tags */
          tags?: string[]
          hourly_rate?: number | null
          assignees?: number[]
          template_id?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            project: {
              id: number
              title: string
              est_hours: number
              /** Format: date-time */
              start_date: string
              end_date: string | null
              description: string
              customer_id: number | null
              customer: {
                customer_id: number
                firstname: string
                lastname: string
                vehicles: {
                  id: number
                  /**
                   * Type
                   * @default car
                   * @enum {unknown}
                   */
                  type: 'car' | 'truck' | 'motorcycle'
                  /**
                   * Check-in
                   * @default none
                   * @enum {unknown}
                   */
                  check_in_status: 'none' | 'checked_in' | 'in_service' | 'ready_for_pickup' | 'picked_up'
                  /**
                   * Year
                   * @default null
                   */
                  year: number | null
                  /**
                   * Make
                   * @default
                   */
                  make: string
                  /**
                   * Model
                   * @default
                   */
                  model: string
                  /**
                   * Colour
                   * @default
                   */
                  color: string
                  /**
                   * VIN
                   * @default
                   */
                  vin: string
                  /**
                   * Plate
                   * @default
                   */
                  plate: string
                  /**
                   * Odometer
                   * @default null
                   */
                  odometer: number | null
                }[]
              } | null
              customer_name: string
              vehicle_id: number | null
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              attachedInvoices?: {
                id: number
                invoiceNumber: string
                status: string
                invoiceDate: string
                grandTotal: number
                currency: string
              }[]
              board: {
                id: number
                name: string
              } | null
              board_id: number | null
              column_id: number | null
              column_name: string
              column_color: string
              sort: string
              custom_fields: {
                [key: string]: string
              }
              tags: string[]
              tasks: {
                total: number
                closed: number
              }
              minutes: number
              hourly_rate: number | null
              createdBy: string
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'projects.deleteProjects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          projectsToDelete: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            deleted: number[]
            errors: string[]
          }
        }
      }
    }
  }
  'projects.changeSchedule': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          task_id?: number
          assignee_id?: number
          /** Format: date-time */
          scheduled_start_time?: string
          /** Format: date-time */
          scheduled_end_time?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            taskSchedule: {
              id: number
              task_id: number
              assignee_id: number
              /** Format: date-time */
              scheduled_start_time: string
              /** Format: date-time */
              scheduled_end_time: string
            }
          }
        }
      }
    }
  }
  'projects.deleteSchedule': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.getTask': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            task: {
              id: number
              title: string
              est_hours: number
              /**
               * Status
               * @enum {unknown}
               */
              status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
              due_date: string | null
              description: string
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              project_id: number | null
              project_title: string
              customer_id: number | null
              customer_name: string
              column_id: number | null
              column_name: string
              column_color: string
              scheduled_start_time: string | null
              scheduled_end_time: string | null
              sort: string
              tags: string[]
              minutes: number
              /** Checklist */
              checklist: {
                id: string
                text: string
                is_done: boolean
              }[]
              waits_for: {
                id: number
                title: string
                /**
                 * Status
                 * @enum {unknown}
                 */
                status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
              }[]
              repeats: {
                every: number
                /** @enum {unknown} */
                unit: 'day' | 'week' | 'month' | 'year'
                /** Format: date */
                anchor: string
              } | null
              createdBy: string
              completedAt: string | null
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
            canAssignUsers: boolean
          }
        }
      }
    }
  }
  'projects.changeTask': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Title */
          title?: string
          est_hours?: number | null
          /**
           * Status
           * @enum {unknown}
           */
          status?: 'pending' | 'in_progress' | 'completed' | 'cancelled'
          due_date?: string | null
          /** Description */
          description?: string
          project_id?: number | null
          column_id?: number | null
          sort?: string
          /** Tags */
          tags?: string[]
          /** Checklist */
          checklist?: {
            id: string
            text: string
            is_done: boolean
          }[]
          /** Waits for */
          waits_for?: number[]
          repeats?: {
            every: number
            /** @enum {unknown} */
            unit: 'day' | 'week' | 'month' | 'year'
            /** Format: date */
            anchor: string
          } | null
          /** Assigned To */
          assignees?: number[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            task: {
              id: number
              title: string
              est_hours: number
              /**
               * Status
               * @enum {unknown}
               */
              status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
              due_date: string | null
              description: string
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              project_id: number | null
              project_title: string
              customer_id: number | null
              customer_name: string
              column_id: number | null
              column_name: string
              column_color: string
              scheduled_start_time: string | null
              scheduled_end_time: string | null
              sort: string
              tags: string[]
              minutes: number
              /** Checklist */
              checklist: {
                id: string
                text: string
                is_done: boolean
              }[]
              waits_for: {
                id: number
                title: string
                /**
                 * Status
                 * @enum {unknown}
                 */
                status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
              }[]
              repeats: {
                every: number
                /** @enum {unknown} */
                unit: 'day' | 'week' | 'month' | 'year'
                /** Format: date */
                anchor: string
              } | null
              createdBy: string
              completedAt: string | null
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'projects.deleteTask': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            deleted: number[]
            errors: string[]
          }
        }
      }
    }
  }
  'projects.changeTaskComment': {
    parameters: {
      query?: never
      path: {
        id: number
        commentId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Comment */
          body: string
          mentions?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            comment: {
              id: number
              body: string
              user_id: number
              user_name: string
              isEdited: boolean
              isMine: boolean
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'projects.removeTaskComment': {
    parameters: {
      query?: never
      path: {
        id: number
        commentId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.listTasks': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'title' | 'due_date' | 'createdAt' | 'updatedAt' | 'sort'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        after?: string
        before?: string
        format?: 'csv'
        columns?: string
        project_id?: number
        customer_id?: number
        board_id?: number
        column_id?: number
        assignee_id?: string
        mine?: boolean
        due?: 'overdue' | 'week'
        tag?: string
        status?: string
        startDate?: string
        endDate?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                title: string
                est_hours: number
                /**
                 * Status
                 * @enum {unknown}
                 */
                status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
                due_date: string | null
                description: string
                assignees: {
                  id: number
                  displayName: string
                  firstname: string
                }[]
                project_id: number | null
                project_title: string
                customer_id: number | null
                customer_name: string
                column_id: number | null
                column_name: string
                column_color: string
                scheduled_start_time: string | null
                scheduled_end_time: string | null
                sort: string
                tags: string[]
                minutes: number
                /** Checklist */
                checklist: {
                  id: string
                  text: string
                  is_done: boolean
                }[]
                waits_for: {
                  id: number
                  title: string
                  /**
                   * Status
                   * @enum {unknown}
                   */
                  status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
                }[]
                repeats: {
                  every: number
                  /** @enum {unknown} */
                  unit: 'day' | 'week' | 'month' | 'year'
                  /** Format: date */
                  anchor: string
                } | null
                createdBy: string
                completedAt: string | null
                revision: number
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.changeTasks': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          /**
           * Status
           * @enum {unknown}
           */
          status?: 'pending' | 'in_progress' | 'completed' | 'cancelled'
          due_date?: string | null
          project_id?: number | null
          add_assignee?: number
          remove_assignee?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            changed: number[]
          }
        }
      }
    }
  }
  'projects.createTask': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Title */
          title?: string
          est_hours?: number | null
          /**
           * Status
           * @enum {unknown}
           */
          status?: 'pending' | 'in_progress' | 'completed' | 'cancelled'
          due_date?: string | null
          /** Description */
          description?: string
          project_id?: number | null
          column_id?: number | null
          sort?: string
          /** Tags */
          tags?: string[]
          /** Checklist */
          checklist?: {
            id: string
            text: string
            is_done: boolean
          }[]
          /** Waits for */
          waits_for?: number[]
          repeats?: {
            every: number
            /** @enum {unknown} */
            unit: 'day' | 'week' | 'month' | 'year'
            /** Format: date */
            anchor: string
          } | null
          /** Assigned To */
          assignees?: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            task: {
              id: number
              title: string
              est_hours: number
              /**
               * Status
               * @enum {unknown}
               */
              status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
              due_date: string | null
              description: string
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
              project_id: number | null
              project_title: string
              customer_id: number | null
              customer_name: string
              column_id: number | null
              column_name: string
              column_color: string
              scheduled_start_time: string | null
              scheduled_end_time: string | null
              sort: string
              tags: string[]
              minutes: number
              /** Checklist */
              checklist: {
                id: string
                text: string
                is_done: boolean
              }[]
              waits_for: {
                id: number
                title: string
                /**
                 * Status
                 * @enum {unknown}
                 */
                status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
              }[]
              repeats: {
                every: number
                /** @enum {unknown} */
                unit: 'day' | 'week' | 'month' | 'year'
                /** Format: date */
                anchor: string
              } | null
              createdBy: string
              completedAt: string | null
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
            }
          }
        }
      }
    }
  }
  'projects.deleteTasks': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          tasksToDelete: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            deleted: number[]
            errors: string[]
          }
        }
      }
    }
  }
  'projects.changeTimeEntry': {
    parameters: {
      query?: never
      path: {
        id: number
        entryId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Format: date-time */
          start_time?: string
          end_time?: string | null
          /** Description */
          description?: string
          /** Billable */
          billable?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            taskTimeEntry: {
              id: number
              task_id: number
              user_id: number
              /** Format: date-time */
              start_time: string
              end_time: string | null
              duration: number
              description: string
              billable: boolean
              document_id: number | null
              user_name: string
              task_title: string
              project_id: number | null
              project_title: string
            }
          }
        }
      }
    }
  }
  'projects.deleteTimeEntry': {
    parameters: {
      query?: never
      path: {
        id: number
        entryId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.checkProjects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            can_assign_customer: boolean
            canAssignUsers: boolean
            canAttachInvoices: boolean
            currency: string
          }
        }
      }
    }
  }
  'projects.countCustomFieldValues': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            usage: {
              id: string
              records: number
            }[]
          }
        }
      }
    }
  }
  'projects.listBoards': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            boards: {
              id: number
              name: string
              user_id: number
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
            }[]
          }
        }
      }
    }
  }
  'projects.createBoard': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          from_board_id?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            board: {
              id: number
              name: string
              user_id: number
              assignees: {
                id: number
                displayName: string
                firstname: string
              }[]
            }
          }
        }
      }
    }
  }
  'projects.listColumns': {
    parameters: {
      query?: never
      path: {
        boardId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                color: string
                sort: string
                limit: number | null
                is_done: boolean
                projects: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.createColumn': {
    parameters: {
      query?: never
      path: {
        boardId: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          /** Colour */
          color?: string
          sort?: string
          limit?: number | null
          is_done?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            column: {
              id: number
              name: string
              color: string
              sort: string
              limit: number | null
              is_done: boolean
              projects: number
            }
          }
        }
      }
    }
  }
  'projects.listSchedules': {
    parameters: {
      query?: {
        task_id?: number
        assignee_id?: number
        startDate?: string
        endDate?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                task_id: number
                assignee_id: number
                /** Format: date-time */
                scheduled_start_time: string
                /** Format: date-time */
                scheduled_end_time: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.createSchedule': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          task_id: number
          assignee_id: number
          /** Format: date-time */
          scheduled_start_time: string
          /** Format: date-time */
          scheduled_end_time: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            taskSchedule: {
              id: number
              task_id: number
              assignee_id: number
              /** Format: date-time */
              scheduled_start_time: string
              /** Format: date-time */
              scheduled_end_time: string
            }
          }
        }
      }
    }
  }
  'projects.listTimeEntries': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                task_id: number
                user_id: number
                /** Format: date-time */
                start_time: string
                end_time: string | null
                duration: number
                description: string
                billable: boolean
                document_id: number | null
                user_name: string
                task_title: string
                project_id: number | null
                project_title: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.createTimeEntry': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Format: date-time */
          start_time?: string
          end_time?: string | null
          /** Description */
          description?: string
          /** Billable */
          billable?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            taskTimeEntry: {
              id: number
              task_id: number
              user_id: number
              /** Format: date-time */
              start_time: string
              end_time: string | null
              duration: number
              description: string
              billable: boolean
              document_id: number | null
              user_name: string
              task_title: string
              project_id: number | null
              project_title: string
            }
          }
        }
      }
    }
  }
  'projects.deleteTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.getShare': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            share: {
              /** Format: date-time */
              endsAt: string
              /** Format: date-time */
              createdAt: string
            } | null
          }
        }
      }
    }
  }
  'projects.shareProject': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Days */
          days: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            share: {
              /** Format: date-time */
              endsAt: string
              /** Format: date-time */
              createdAt: string
            }
            path: string
          }
        }
      }
    }
  }
  'projects.endShare': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.getProjectFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/octet-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
    }
  }
  'projects.removeProjectFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.getTaskFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description application/octet-stream */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
    }
  }
  'projects.removeTaskFile': {
    parameters: {
      query?: never
      path: {
        id: number
        file: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.getTimer': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            timer: {
              id: number
              task_id: number
              user_id: number
              /** Format: date-time */
              start_time: string
              end_time: string | null
              duration: number
              description: string
              billable: boolean
              document_id: number | null
              user_name: string
              task_title: string
              project_id: number | null
              project_title: string
            } | null
            since: string | null
          }
        }
      }
    }
  }
  'projects.listAssignedPeople': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.listBoardAssignedPeople': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.listCards': {
    parameters: {
      query?: {
        search?: string
        customer_id?: number
        assignee_id?: string
        tag?: string
        endDate?: string
      }
      path: {
        boardId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                title: string
                column_id: number
                is_done: boolean
                sort: string
                est_hours: number
                end_date: string | null
                customer_id: number | null
                customer_name: string
                vehicle: string
                assignees: {
                  id: number
                  displayName: string
                  firstname: string
                }[]
                tags: string[]
                tasks: {
                  total: number
                  closed: number
                }
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.listCustomFields': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            fields: {
              /** Key */
              id: string
              /** Label */
              label: string
              /**
               * Type
               * @default text
               * @enum {unknown}
               */
              type: 'text' | 'number' | 'date' | 'select' | 'checkbox'
              /**
               * Choices
               * @default []
               */
              options: string[]
            }[]
          }
        }
      }
    }
  }
  'projects.listProjectActivity': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** @enum {unknown} */
                kind:
                  | 'created'
                  | 'moved'
                  | 'completed'
                  | 'reopened'
                  | 'assigned'
                  | 'commented'
                  | 'logged'
                  | 'shared'
                  | 'task-created'
                  | 'task-deleted'
                detail: string
                task_id: number | null
                user_name: string
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.listTags': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.listTaskActivity': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** @enum {unknown} */
                kind:
                  | 'created'
                  | 'moved'
                  | 'completed'
                  | 'reopened'
                  | 'assigned'
                  | 'commented'
                  | 'logged'
                  | 'shared'
                  | 'task-created'
                  | 'task-deleted'
                detail: string
                task_id: number | null
                user_name: string
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.listTaskAssignedPeople': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                displayName: string
                firstname: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.listTaskTags': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'projects.listTasksOfProject': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'title' | 'due_date' | 'createdAt' | 'updatedAt' | 'sort'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        after?: string
        before?: string
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                title: string
                est_hours: number
                /**
                 * Status
                 * @enum {unknown}
                 */
                status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
                due_date: string | null
                description: string
                assignees: {
                  id: number
                  displayName: string
                  firstname: string
                }[]
                project_id: number | null
                project_title: string
                customer_id: number | null
                customer_name: string
                column_id: number | null
                column_name: string
                column_color: string
                scheduled_start_time: string | null
                scheduled_end_time: string | null
                sort: string
                tags: string[]
                minutes: number
                /** Checklist */
                checklist: {
                  id: string
                  text: string
                  is_done: boolean
                }[]
                waits_for: {
                  id: number
                  title: string
                  /**
                   * Status
                   * @enum {unknown}
                   */
                  status: 'pending' | 'in_progress' | 'completed' | 'cancelled'
                }[]
                repeats: {
                  every: number
                  /** @enum {unknown} */
                  unit: 'day' | 'week' | 'month' | 'year'
                  /** Format: date */
                  anchor: string
                } | null
                createdBy: string
                completedAt: string | null
                revision: number
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.listTemplates': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                est_hours: number
                description: string
                days: number | null
                tags: string[]
                custom_fields: {
                  [key: string]: string
                }
                tasks: {
                  title: string
                  est_hours: number
                  description: string
                  due_after: number | null
                  checklist: {
                    id: string
                    text: string
                    is_done: boolean
                  }[]
                  tags: string[]
                }[]
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.listTime': {
    parameters: {
      query?: {
        user_id?: number
        project_id?: number
        startDate?: string
        endDate?: string
        format?: 'csv'
        columns?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                task_id: number
                user_id: number
                /** Format: date-time */
                start_time: string
                end_time: string | null
                duration: number
                description: string
                billable: boolean
                document_id: number | null
                user_name: string
                task_title: string
                project_id: number | null
                project_title: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'projects.makeTemplate': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            template: {
              id: number
              name: string
              est_hours: number
              description: string
              days: number | null
              tags: string[]
              custom_fields: {
                [key: string]: string
              }
              tasks: {
                title: string
                est_hours: number
                description: string
                due_after: number | null
                checklist: {
                  id: string
                  text: string
                  is_done: boolean
                }[]
                tags: string[]
              }[]
              /** Format: date-time */
              createdAt: string
            }
          }
        }
      }
    }
  }
  'projects.newTask': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            canAssignUsers: boolean
          }
        }
      }
    }
  }
  'projects.removeAssignee': {
    parameters: {
      query?: never
      path: {
        id: number
        userId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.removeBoardAssignee': {
    parameters: {
      query?: never
      path: {
        id: number
        userId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.removeTaskAssignee': {
    parameters: {
      query?: never
      path: {
        id: number
        userId: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'projects.sumTime': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            weeks: {
              /** Format: date */
              week: string
              minutes: number
              billable: number
            }[]
          }
        }
      }
    }
  }
  'redirects.changeNotFound': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          /** @enum {unknown} */
          action: 'ignore' | 'watch' | 'forget'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'redirects.checkRedirectsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'redirects.listRedirects': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'source' | 'createdAt' | 'hits'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        origin?: 'automatic' | 'manual'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                source: string
                /** @enum {unknown} */
                code: 301 | 302 | 410
                target: string | null
                pageId: number | null
                pageTitle: string | null
                isAutomatic: boolean
                hits: number
                lastHitAt: string | null
                createdAt: string
                createdBy: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'redirects.createRedirect': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          source: string
          /** @enum {unknown} */
          code: 301 | 302 | 410
          target?: string | null
          pageId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            redirect: {
              id: number
              source: string
              /** @enum {unknown} */
              code: 301 | 302 | 410
              target: string | null
              pageId: number | null
              pageTitle: string | null
              isAutomatic: boolean
              hits: number
              lastHitAt: string | null
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'redirects.updateRedirect': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          source: string
          /** @enum {unknown} */
          code: 301 | 302 | 410
          target?: string | null
          pageId?: number | null
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            redirect: {
              id: number
              source: string
              /** @enum {unknown} */
              code: 301 | 302 | 410
              target: string | null
              pageId: number | null
              pageTitle: string | null
              isAutomatic: boolean
              hits: number
              lastHitAt: string | null
              createdAt: string
              createdBy: string
            }
          }
        }
      }
    }
  }
  'redirects.deleteRedirect': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'redirects.deleteRedirects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'redirects.getRedirectsBadRows': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description text/csv */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
    }
  }
  'redirects.getRedirectsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'redirects.importRedirects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'redirects.listNotFound': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'path' | 'hits' | 'firstSeen' | 'lastSeen'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        ignored?: '0' | '1'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                path: string
                hits: number
                firstSeen: string
                lastSeen: string
                referrer: string
                ignored: boolean
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'redirects.startRedirectsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'redirects.stopRedirectsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'redirects.uploadRedirects': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'store.addCartItem': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          sku?: string
          product?: number | string
          selectedOptions?: {
            attribute_name: string
            attribute_value: string
          }[]
          quantity?: number | string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            cart: {
              items: {
                id: string
                sku: string
                name: string
                slug: string
                images: {
                  /** Picture */
                  file: string
                  /**
                   * Description
                   * @default
                   */
                  alt: string
                }[]
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
                max: number
              }[]
              count: number
              subTotal: number
              currency: string
            }
            errors: {
              path: string
              message: string
            }[]
          }
        }
      }
    }
  }
  'store.listDeliveryZones': {
    parameters: {
      query?: {
        orderBy?: 'position'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** Name */
                name: string
                position: number
                is_active: boolean
                countries: string[]
                regions: string[]
                postcodes: string[]
                rates: {
                  number: number
                  /** Name */
                  name: string
                  /** @enum {unknown} */
                  by: 'weight' | 'total'
                  steps: {
                    from: number
                    price: number
                  }[]
                  most: number | null
                  free_from: number | null
                }[]
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'store.addDeliveryZone': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          position: number
          is_active: boolean
          countries: string[]
          regions: string[]
          postcodes: string[]
          rates: {
            number: number
            /** Name */
            name: string
            /** @enum {unknown} */
            by: 'weight' | 'total'
            steps: {
              from: number
              price: number
            }[]
            most: number | null
            free_from: number | null
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            deliveryZone: {
              id: number
              /** Name */
              name: string
              position: number
              is_active: boolean
              countries: string[]
              regions: string[]
              postcodes: string[]
              rates: {
                number: number
                /** Name */
                name: string
                /** @enum {unknown} */
                by: 'weight' | 'total'
                steps: {
                  from: number
                  price: number
                }[]
                most: number | null
                free_from: number | null
              }[]
            }
          }
        }
      }
    }
  }
  'store.cancelWebOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Reason */
          reason?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              /** @enum {string} */
              type: 'web-order'
              /** @enum {unknown} */
              approval: 'unapproved' | 'pending' | 'approved' | 'declined'
              dueDate: string | null
              customer_id: number | null
              vehicle_id: null
              /** @enum {unknown} */
              stock: 'reserved' | 'released' | 'taken'
              history: {
                id: number
                kind: string
                note: string
                amount: number | null
                by: string
                /** Format: date-time */
                at: string
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.changeCartItem': {
    parameters: {
      query?: never
      path: {
        id: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          quantity: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            cart: {
              items: {
                id: string
                sku: string
                name: string
                slug: string
                images: {
                  /** Picture */
                  file: string
                  /**
                   * Description
                   * @default
                   */
                  alt: string
                }[]
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
                max: number
              }[]
              count: number
              subTotal: number
              currency: string
            }
            errors: {
              path: string
              message: string
            }[]
          }
        }
      }
    }
  }
  'store.removeCartItem': {
    parameters: {
      query?: never
      path: {
        id: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            cart: {
              items: {
                id: string
                sku: string
                name: string
                slug: string
                images: {
                  /** Picture */
                  file: string
                  /**
                   * Description
                   * @default
                   */
                  alt: string
                }[]
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
                max: number
              }[]
              count: number
              subTotal: number
              currency: string
            }
            errors: {
              path: string
              message: string
            }[]
          }
        }
      }
    }
  }
  'store.changeCartSettings': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /**
           * Sell online
           * @description Shows the cart, so that visitors can order.
           * @default true
           */
          enabled?: boolean
          /**
           * Show a quantity box
           * @description Lets visitors choose how many they add to the cart.
           * @default true
           */
          show_quantity_box?: boolean
          /**
           * Sell products that are out of stock
           * @description Visitors can order more than you have in stock.
           * @default false
           */
          add_out_of_stock_product_to_cart?: boolean
          /**
           * Most of one product in a cart
           * @default 10
           */
          max_product_cart_quantity?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            data: {
              /**
               * Sell online
               * @description Shows the cart, so that visitors can order.
               * @default true
               */
              enabled: boolean
              /**
               * Show a quantity box
               * @description Lets visitors choose how many they add to the cart.
               * @default true
               */
              show_quantity_box: boolean
              /**
               * Sell products that are out of stock
               * @description Visitors can order more than you have in stock.
               * @default false
               */
              add_out_of_stock_product_to_cart: boolean
              /**
               * Most of one product in a cart
               * @default 10
               */
              max_product_cart_quantity: number
            }
          }
        }
      }
    }
  }
  'store.getCategory': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            category: {
              id: number
              /** Name */
              category: string
              /** Address */
              slug: string
              /** Parent category */
              parent_id: number | null
              /** Picture */
              thumbnail: string
              /** Description */
              description: string
              /** Title for search engines */
              seo_title: string
              /** Description for search engines */
              seo_description: string
              position: number
              products: number
              revision: number
            }
          }
        }
      }
    }
  }
  'store.changeCategory': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          category?: string
          /** Address */
          slug?: string
          /** Parent category */
          parent_id?: number | null
          /** Picture */
          thumbnail?: string
          /** Description */
          description?: string
          /** Title for search engines */
          seo_title?: string
          /** Description for search engines */
          seo_description?: string
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            category: {
              id: number
              /** Name */
              category: string
              /** Address */
              slug: string
              /** Parent category */
              parent_id: number | null
              /** Picture */
              thumbnail: string
              /** Description */
              description: string
              /** Title for search engines */
              seo_title: string
              /** Description for search engines */
              seo_description: string
              position: number
              products: number
              revision: number
            }
          }
        }
      }
    }
  }
  'store.deleteCategory': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'store.changeDeliveryZone': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          position: number
          is_active: boolean
          countries: string[]
          regions: string[]
          postcodes: string[]
          rates: {
            number: number
            /** Name */
            name: string
            /** @enum {unknown} */
            by: 'weight' | 'total'
            steps: {
              from: number
              price: number
            }[]
            most: number | null
            free_from: number | null
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            deliveryZone: {
              id: number
              /** Name */
              name: string
              position: number
              is_active: boolean
              countries: string[]
              regions: string[]
              postcodes: string[]
              rates: {
                number: number
                /** Name */
                name: string
                /** @enum {unknown} */
                by: 'weight' | 'total'
                steps: {
                  from: number
                  price: number
                }[]
                most: number | null
                free_from: number | null
              }[]
            }
          }
        }
      }
    }
  }
  'store.removeDeliveryZone': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'store.changeDiscountCode': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Code */
          code?: string
          /**
           * Kind
           * @enum {unknown}
           */
          kind?: 'percent' | 'amount' | 'free_delivery'
          percent?: number
          amount?: number
          starts_at?: string | null
          ends_at?: string | null
          most_uses?: number | null
          /** Once a customer */
          once_a_customer?: boolean
          least_total?: number
          /** In use */
          is_active?: boolean
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            discountCode: {
              id: number
              /** Code */
              code: string
              /**
               * Kind
               * @enum {unknown}
               */
              kind: 'percent' | 'amount' | 'free_delivery'
              percent: number
              amount: number
              starts_at: string | null
              ends_at: string | null
              most_uses: number | null
              /** Once a customer */
              once_a_customer: boolean
              least_total: number
              /** In use */
              is_active: boolean
              uses: number
              revision: number
            }
          }
        }
      }
    }
  }
  'store.deleteDiscountCode': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'store.getPriceList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            priceList: {
              id: number
              /** Name */
              name: string
              tag: string
              /** Percentage off */
              percent_off: number
              /** In use */
              is_active: boolean
              prices: {
                variant_id: number
                price: number
              }[]
              revision: number
            }
            currency: string
          }
        }
      }
    }
  }
  'store.changePriceList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name?: string
          tag?: string
          /** Percentage off */
          percent_off?: number
          /** In use */
          is_active?: boolean
          prices?: {
            variant_id: number
            price: number
          }[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            priceList: {
              id: number
              /** Name */
              name: string
              tag: string
              /** Percentage off */
              percent_off: number
              /** In use */
              is_active: boolean
              prices: {
                variant_id: number
                price: number
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.deletePriceList': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'store.getProduct': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            product: {
              id: number
              product_id: number
              sku: string
              /** Name */
              name: string
              /** Address */
              slug: string
              /**
               * Status
               * @enum {unknown}
               */
              status: 'draft' | 'published' | 'archived'
              /**
               * Kind
               * @enum {unknown}
               */
              kind: 'product' | 'service' | 'other'
              /** Description */
              description: string
              /**
               * Short description
               * @default
               */
              excerpt: string
              /**
               * Badge
               * @default
               */
              badgeText: string
              /** Badge colour */
              badgeColor: string
              images: {
                /** Picture */
                file: string
                /**
                 * Description
                 * @default
                 */
                alt: string
              }[]
              attributes: {
                /** Name */
                name: string
                values: string[]
              }[]
              /**
               * Title for search engines
               * @default
               */
              seo_title: string
              /**
               * Description for search engines
               * @default
               */
              seo_description: string
              /** Hide from search engines */
              noindex: boolean
              tax_class: number | 'exempt' | null
              /** Weight */
              weight: number | null
              /** Format: date-time */
              publish_date: string
              low_stock_at: number | null
              imported_id: string | null
              categories: {
                id: number
                slug: string
                category: string
              }[]
              tags: string[]
              variants: {
                id: number
                /** SKU */
                sku: string
                price: number
                compare_at_price: number | null
                /** Track stock */
                track_stock: boolean
                /** Allow backorders */
                allow_backorder: boolean
                /** Weight */
                weight: number | null
                /** Picture */
                image: string
                attributes: {
                  attribute_name: string
                  attribute_value: string
                }[]
                imported_variant_id: string | null
                stock: number
                /**
                 * Availability
                 * @enum {unknown}
                 */
                stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
                /**
                 * Availability
                 * @enum {unknown}
                 */
                shown_stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
              }[]
              priceRange: {
                min: number
                max: number
              }
              numberOfVariants: number
              stock: number
              /**
               * Availability
               * @enum {unknown}
               */
              stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
              is_low: boolean
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
              deletedAt: string | null
            }
            currency: string
          }
        }
      }
    }
  }
  'store.changeProduct': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name?: string
          /** Address */
          slug?: string
          /**
           * Status
           * @enum {unknown}
           */
          status?: 'draft' | 'published' | 'archived'
          /**
           * Kind
           * @enum {unknown}
           */
          kind?: 'product' | 'service' | 'other'
          /** Description */
          description?: string
          /**
           * Short description
           * @default
           */
          excerpt?: string
          /**
           * Badge
           * @default
           */
          badgeText?: string
          /** Badge colour */
          badgeColor?: string
          images?: {
            /** Picture */
            file: string
            /**
             * Description
             * @default
             */
            alt: string
          }[]
          attributes?: {
            /** Name */
            name: string
            values: string[]
          }[]
          /**
           * Title for search engines
           * @default
           */
          seo_title?: string
          /**
           * Description for search engines
           * @default
           */
          seo_description?: string
          /** Hide from search engines */
          noindex?: boolean
          tax_class?: number | 'exempt' | null
          /** Weight */
          weight?: number | null
          /** Format: date-time */
          publish_date?: string
          low_stock_at?: number | null
          imported_id?: string | null
          categories?: number[]
          /** Tags */
          tags?: string[]
          variants?: {
            id?: number
            /** SKU */
            sku?: string
            price?: number
            compare_at_price?: number | null
            /** Track stock */
            track_stock?: boolean
            /** Allow backorders */
            allow_backorder?: boolean
            /** Weight */
            weight?: number | null
            /** Picture */
            image?: string
            attributes?: {
              attribute_name: string
              attribute_value: string
            }[]
            imported_variant_id?: string | null
            /** Stock */
            stock?: number
            /**
             * Availability
             * @enum {unknown}
             */
            stock_state?:
              | 'in_stock'
              | 'out_of_stock'
              | 'ready_to_order'
              | 'partial'
              | 'pending'
              | 'ordered'
              | 'backordered'
              | 'discontinued'
          }[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            product: {
              id: number
              product_id: number
              sku: string
              /** Name */
              name: string
              /** Address */
              slug: string
              /**
               * Status
               * @enum {unknown}
               */
              status: 'draft' | 'published' | 'archived'
              /**
               * Kind
               * @enum {unknown}
               */
              kind: 'product' | 'service' | 'other'
              /** Description */
              description: string
              /**
               * Short description
               * @default
               */
              excerpt: string
              /**
               * Badge
               * @default
               */
              badgeText: string
              /** Badge colour */
              badgeColor: string
              images: {
                /** Picture */
                file: string
                /**
                 * Description
                 * @default
                 */
                alt: string
              }[]
              attributes: {
                /** Name */
                name: string
                values: string[]
              }[]
              /**
               * Title for search engines
               * @default
               */
              seo_title: string
              /**
               * Description for search engines
               * @default
               */
              seo_description: string
              /** Hide from search engines */
              noindex: boolean
              tax_class: number | 'exempt' | null
              /** Weight */
              weight: number | null
              /** Format: date-time */
              publish_date: string
              low_stock_at: number | null
              imported_id: string | null
              categories: {
                id: number
                slug: string
                category: string
              }[]
              tags: string[]
              variants: {
                id: number
                /** SKU */
                sku: string
                price: number
                compare_at_price: number | null
                /** Track stock */
                track_stock: boolean
                /** Allow backorders */
                allow_backorder: boolean
                /** Weight */
                weight: number | null
                /** Picture */
                image: string
                attributes: {
                  attribute_name: string
                  attribute_value: string
                }[]
                imported_variant_id: string | null
                stock: number
                /**
                 * Availability
                 * @enum {unknown}
                 */
                stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
                /**
                 * Availability
                 * @enum {unknown}
                 */
                shown_stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
              }[]
              priceRange: {
                min: number
                max: number
              }
              numberOfVariants: number
              stock: number
              /**
               * Availability
               * @enum {unknown}
               */
              stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
              is_low: boolean
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
              deletedAt: string | null
            }
            currency: string
          }
        }
      }
    }
  }
  'store.deleteProduct': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'store.changeProducts': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
          /** @enum {unknown} */
          status?: 'draft' | 'published' | 'archived'
          add_category?: number
          remove_category?: number
          price_percent?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            ids: number[]
          }
        }
      }
    }
  }
  'store.changeVariant': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          price?: number
          /**
           * Availability
           * @enum {unknown}
           */
          stock_state?:
            | 'in_stock'
            | 'out_of_stock'
            | 'ready_to_order'
            | 'partial'
            | 'pending'
            | 'ordered'
            | 'backordered'
            | 'discontinued'
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            variant: {
              id: number
              /** SKU */
              sku: string
              price: number
              compare_at_price: number | null
              /** Track stock */
              track_stock: boolean
              /** Allow backorders */
              allow_backorder: boolean
              /** Weight */
              weight: number | null
              /** Picture */
              image: string
              attributes: {
                attribute_name: string
                attribute_value: string
              }[]
              imported_variant_id: string | null
              stock: number
              /**
               * Availability
               * @enum {unknown}
               */
              stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
              /**
               * Availability
               * @enum {unknown}
               */
              shown_stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
            }
            currency: string
          }
        }
      }
    }
  }
  'store.getWebOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              /** @enum {string} */
              type: 'web-order'
              /** @enum {unknown} */
              approval: 'unapproved' | 'pending' | 'approved' | 'declined'
              dueDate: string | null
              customer_id: number | null
              vehicle_id: null
              /** @enum {unknown} */
              stock: 'reserved' | 'released' | 'taken'
              history: {
                id: number
                kind: string
                note: string
                amount: number | null
                by: string
                /** Format: date-time */
                at: string
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.changeWebOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          contact?: {
            /** First name */
            firstname: string
            /** Last name */
            lastname: string
            /**
             * Email
             * Format: email
             */
            email: string
            /** Phone */
            phone?: string
          }
          address?: {
            /** Address */
            address: string
            /** Address, second line */
            address_2?: string
            /** City */
            city: string
            /** Province or state */
            province?: string
            /** Postal code */
            postal?: string
            /** Country */
            country: string
          }
          /** Note */
          notes?: string
          items?: {
            id: number
            quantity: number
          }[]
          revision?: number
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              /** @enum {string} */
              type: 'web-order'
              /** @enum {unknown} */
              approval: 'unapproved' | 'pending' | 'approved' | 'declined'
              dueDate: string | null
              customer_id: number | null
              vehicle_id: null
              /** @enum {unknown} */
              stock: 'reserved' | 'released' | 'taken'
              history: {
                id: number
                kind: string
                note: string
                amount: number | null
                by: string
                /** Format: date-time */
                at: string
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.checkProductsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'store.checkout': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          contact: {
            /** First name */
            firstname: string
            /** Last name */
            lastname: string
            /**
             * Email
             * Format: email
             */
            email: string
            /** Phone */
            phone?: string
          }
          address?: {
            /** Address */
            address: string
            /** Address, second line */
            address_2?: string
            /** City */
            city: string
            /** Province or state */
            province?: string
            /** Postal code */
            postal?: string
            /** Country */
            country: string
          }
          delivery?: string
          payment?: string
          /** Note */
          notes?: string
          code?: string | ''
          quote?: string
          consent?: boolean | ('' | 'on' | 'true')
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              payable: boolean
            }
            payment: {
              /** @enum {unknown} */
              status: 'asked' | 'failed' | 'succeeded' | 'unreachable'
              goTo?: string
              instructions?: string
            } | null
          }
        }
      }
    }
  }
  'store.listStockEntries': {
    parameters: {
      query?: {
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                change: number
                stock: number
                /** @enum {unknown} */
                reason: 'sale' | 'return' | 'correction' | 'import' | 'reservation' | 'release'
                subject: string
                note: string
                by: string
                /** Format: date-time */
                at: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'store.correctStock': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          change?: number
          stock?: number
          note?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            variant: {
              id: number
              /** SKU */
              sku: string
              price: number
              compare_at_price: number | null
              /** Track stock */
              track_stock: boolean
              /** Allow backorders */
              allow_backorder: boolean
              /** Weight */
              weight: number | null
              /** Picture */
              image: string
              attributes: {
                attribute_name: string
                attribute_value: string
              }[]
              imported_variant_id: string | null
              stock: number
              /**
               * Availability
               * @enum {unknown}
               */
              stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
              /**
               * Availability
               * @enum {unknown}
               */
              shown_stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
            }
          }
        }
      }
    }
  }
  'store.listCategories': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'position'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** Name */
                category: string
                /** Address */
                slug: string
                /** Parent category */
                parent_id: number | null
                /** Picture */
                thumbnail: string
                /** Description */
                description: string
                /** Title for search engines */
                seo_title: string
                /** Description for search engines */
                seo_description: string
                position: number
                products: number
                revision: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'store.createCategory': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          category: string
          /** Address */
          slug?: string
          /** Parent category */
          parent_id?: number | null
          /** Picture */
          thumbnail?: string
          /** Description */
          description?: string
          /** Title for search engines */
          seo_title?: string
          /** Description for search engines */
          seo_description?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            category: {
              id: number
              /** Name */
              category: string
              /** Address */
              slug: string
              /** Parent category */
              parent_id: number | null
              /** Picture */
              thumbnail: string
              /** Description */
              description: string
              /** Title for search engines */
              seo_title: string
              /** Description for search engines */
              seo_description: string
              position: number
              products: number
              revision: number
            }
          }
        }
      }
    }
  }
  'store.listDiscountCodes': {
    parameters: {
      query?: {
        orderBy?: 'code' | 'uses' | 'id'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** Code */
                code: string
                /**
                 * Kind
                 * @enum {unknown}
                 */
                kind: 'percent' | 'amount' | 'free_delivery'
                percent: number
                amount: number
                starts_at: string | null
                ends_at: string | null
                most_uses: number | null
                /** Once a customer */
                once_a_customer: boolean
                least_total: number
                /** In use */
                is_active: boolean
                uses: number
                revision: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            currency: string
          }
        }
      }
    }
  }
  'store.createDiscountCode': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Code */
          code: string
          /**
           * Kind
           * @enum {unknown}
           */
          kind: 'percent' | 'amount' | 'free_delivery'
          percent?: number
          amount?: number
          starts_at?: string | null
          ends_at?: string | null
          most_uses?: number | null
          /** Once a customer */
          once_a_customer?: boolean
          least_total?: number
          /** In use */
          is_active?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            discountCode: {
              id: number
              /** Code */
              code: string
              /**
               * Kind
               * @enum {unknown}
               */
              kind: 'percent' | 'amount' | 'free_delivery'
              percent: number
              amount: number
              starts_at: string | null
              ends_at: string | null
              most_uses: number | null
              /** Once a customer */
              once_a_customer: boolean
              least_total: number
              /** In use */
              is_active: boolean
              uses: number
              revision: number
            }
          }
        }
      }
    }
  }
  'store.listPriceLists': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'name'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** Name */
                name: string
                tag: string
                /** Percentage off */
                percent_off: number
                /** In use */
                is_active: boolean
                prices: {
                  variant_id: number
                  price: number
                }[]
                revision: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            currency: string
          }
        }
      }
    }
  }
  'store.createPriceList': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          tag: string
          /** Percentage off */
          percent_off?: number
          /** In use */
          is_active?: boolean
          prices?: {
            variant_id: number
            price: number
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            priceList: {
              id: number
              /** Name */
              name: string
              tag: string
              /** Percentage off */
              percent_off: number
              /** In use */
              is_active: boolean
              prices: {
                variant_id: number
                price: number
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.listProducts': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'name' | 'unitPrice' | 'stock' | 'publish_date' | 'createdAt' | 'updatedAt'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        format?: 'csv'
        columns?: string
        after?: string
        before?: string
        status?: string
        kind?: string
        category?: string
        tag?: string
        stock_state?: string
        is_low?: boolean
        is_deleted?: boolean
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                product_id: number
                sku: string
                /** Name */
                name: string
                /** Address */
                slug: string
                /**
                 * Status
                 * @enum {unknown}
                 */
                status: 'draft' | 'published' | 'archived'
                /**
                 * Kind
                 * @enum {unknown}
                 */
                kind: 'product' | 'service' | 'other'
                /** Description */
                description: string
                /**
                 * Short description
                 * @default
                 */
                excerpt: string
                /**
                 * Badge
                 * @default
                 */
                badgeText: string
                /** Badge colour */
                badgeColor: string
                images: {
                  /** Picture */
                  file: string
                  /**
                   * Description
                   * @default
                   */
                  alt: string
                }[]
                attributes: {
                  /** Name */
                  name: string
                  values: string[]
                }[]
                /**
                 * Title for search engines
                 * @default
                 */
                seo_title: string
                /**
                 * Description for search engines
                 * @default
                 */
                seo_description: string
                /** Hide from search engines */
                noindex: boolean
                tax_class: number | 'exempt' | null
                /** Weight */
                weight: number | null
                /** Format: date-time */
                publish_date: string
                low_stock_at: number | null
                imported_id: string | null
                categories: {
                  id: number
                  slug: string
                  category: string
                }[]
                tags: string[]
                variants: {
                  id: number
                  /** SKU */
                  sku: string
                  price: number
                  compare_at_price: number | null
                  /** Track stock */
                  track_stock: boolean
                  /** Allow backorders */
                  allow_backorder: boolean
                  /** Weight */
                  weight: number | null
                  /** Picture */
                  image: string
                  attributes: {
                    attribute_name: string
                    attribute_value: string
                  }[]
                  imported_variant_id: string | null
                  stock: number
                  /**
                   * Availability
                   * @enum {unknown}
                   */
                  stock_state:
                    | 'in_stock'
                    | 'out_of_stock'
                    | 'ready_to_order'
                    | 'partial'
                    | 'pending'
                    | 'ordered'
                    | 'backordered'
                    | 'discontinued'
                  /**
                   * Availability
                   * @enum {unknown}
                   */
                  shown_stock_state:
                    | 'in_stock'
                    | 'out_of_stock'
                    | 'ready_to_order'
                    | 'partial'
                    | 'pending'
                    | 'ordered'
                    | 'backordered'
                    | 'discontinued'
                }[]
                priceRange: {
                  min: number
                  max: number
                }
                numberOfVariants: number
                stock: number
                /**
                 * Availability
                 * @enum {unknown}
                 */
                stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
                is_low: boolean
                revision: number
                /** Format: date-time */
                createdAt: string
                /** Format: date-time */
                updatedAt: string
                deletedAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            currency: string
          }
        }
      }
    }
  }
  'store.createProduct': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          /** Name */
          name: string
          /** Address */
          slug?: string
          /**
           * Status
           * @enum {unknown}
           */
          status?: 'draft' | 'published' | 'archived'
          /**
           * Kind
           * @enum {unknown}
           */
          kind?: 'product' | 'service' | 'other'
          /** Description */
          description?: string
          /**
           * Short description
           * @default
           */
          excerpt?: string
          /**
           * Badge
           * @default
           */
          badgeText?: string
          /** Badge colour */
          badgeColor?: string
          images?: {
            /** Picture */
            file: string
            /**
             * Description
             * @default
             */
            alt: string
          }[]
          attributes?: {
            /** Name */
            name: string
            values: string[]
          }[]
          /**
           * Title for search engines
           * @default
           */
          seo_title?: string
          /**
           * Description for search engines
           * @default
           */
          seo_description?: string
          /** Hide from search engines */
          noindex?: boolean
          tax_class?: number | 'exempt' | null
          /** Weight */
          weight?: number | null
          /** Format: date-time */
          publish_date?: string
          low_stock_at?: number | null
          imported_id?: string | null
          categories?: number[]
          /** Tags */
          tags?: string[]
          variants?: {
            id?: number
            /** SKU */
            sku?: string
            price?: number
            compare_at_price?: number | null
            /** Track stock */
            track_stock?: boolean
            /** Allow backorders */
            allow_backorder?: boolean
            /** Weight */
            weight?: number | null
            /** Picture */
            image?: string
            attributes?: {
              attribute_name: string
              attribute_value: string
            }[]
            imported_variant_id?: string | null
            /** Stock */
            stock?: number
            /**
             * Availability
             * @enum {unknown}
             */
            stock_state?:
              | 'in_stock'
              | 'out_of_stock'
              | 'ready_to_order'
              | 'partial'
              | 'pending'
              | 'ordered'
              | 'backordered'
              | 'discontinued'
          }[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            product: {
              id: number
              product_id: number
              sku: string
              /** Name */
              name: string
              /** Address */
              slug: string
              /**
               * Status
               * @enum {unknown}
               */
              status: 'draft' | 'published' | 'archived'
              /**
               * Kind
               * @enum {unknown}
               */
              kind: 'product' | 'service' | 'other'
              /** Description */
              description: string
              /**
               * Short description
               * @default
               */
              excerpt: string
              /**
               * Badge
               * @default
               */
              badgeText: string
              /** Badge colour */
              badgeColor: string
              images: {
                /** Picture */
                file: string
                /**
                 * Description
                 * @default
                 */
                alt: string
              }[]
              attributes: {
                /** Name */
                name: string
                values: string[]
              }[]
              /**
               * Title for search engines
               * @default
               */
              seo_title: string
              /**
               * Description for search engines
               * @default
               */
              seo_description: string
              /** Hide from search engines */
              noindex: boolean
              tax_class: number | 'exempt' | null
              /** Weight */
              weight: number | null
              /** Format: date-time */
              publish_date: string
              low_stock_at: number | null
              imported_id: string | null
              categories: {
                id: number
                slug: string
                category: string
              }[]
              tags: string[]
              variants: {
                id: number
                /** SKU */
                sku: string
                price: number
                compare_at_price: number | null
                /** Track stock */
                track_stock: boolean
                /** Allow backorders */
                allow_backorder: boolean
                /** Weight */
                weight: number | null
                /** Picture */
                image: string
                attributes: {
                  attribute_name: string
                  attribute_value: string
                }[]
                imported_variant_id: string | null
                stock: number
                /**
                 * Availability
                 * @enum {unknown}
                 */
                stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
                /**
                 * Availability
                 * @enum {unknown}
                 */
                shown_stock_state:
                  | 'in_stock'
                  | 'out_of_stock'
                  | 'ready_to_order'
                  | 'partial'
                  | 'pending'
                  | 'ordered'
                  | 'backordered'
                  | 'discontinued'
              }[]
              priceRange: {
                min: number
                max: number
              }
              numberOfVariants: number
              stock: number
              /**
               * Availability
               * @enum {unknown}
               */
              stock_state:
                | 'in_stock'
                | 'out_of_stock'
                | 'ready_to_order'
                | 'partial'
                | 'pending'
                | 'ordered'
                | 'backordered'
                | 'discontinued'
              is_low: boolean
              revision: number
              /** Format: date-time */
              createdAt: string
              /** Format: date-time */
              updatedAt: string
              deletedAt: string | null
            }
            currency: string
          }
        }
      }
    }
  }
  'store.listWebOrders': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'invoiceDate' | 'invoiceNumber' | 'grandTotal'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        status?: string
        fulfilment?: string
        customer_id?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                invoiceNumber: string
                /** @enum {unknown} */
                status:
                  | 'draft'
                  | 'awaiting_customer'
                  | 'approved'
                  | 'declined'
                  | 'pending_payment'
                  | 'partial_payment'
                  | 'paid'
                  | 'refunded'
                  | 'cancelled'
                  | 'archived'
                /** @enum {unknown} */
                fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
                /** Format: date-time */
                invoiceDate: string
                contact: {
                  firstname: string
                  lastname: string
                  email: string
                  phone?: string
                }
                address: {
                  /** Address */
                  address: string
                  /** Address, second line */
                  address_2?: string
                  /** City */
                  city: string
                  /** Province or state */
                  province?: string
                  /** Postal code */
                  postal?: string
                  /** Country */
                  country: string
                } | null
                items: {
                  id: number
                  name: string
                  kind: string
                  sku: string
                  selectedOptions: {
                    attribute_name: string
                    attribute_value: string
                  }[]
                  quantity: number
                  unitPrice: number
                  taxRate: number
                  total: number
                  tax: number
                  image: string
                  returned: number
                }[]
                delivery: {
                  id: string
                  name: string
                  price: number
                }
                code: string
                subTotal: number
                discount: number
                tax: number
                taxes: {
                  name: string
                  rate: number
                  amount: number
                }[]
                pricesIncludeTax: boolean
                grandTotal: number
                amountPaid: number
                amountRefunded: number
                currency: string
                notes: string
                tracking: {
                  /** Carrier */
                  carrier: string
                  /** Tracking number */
                  number: string
                  /** Link */
                  link: string
                } | null
                payment: string
                /** @enum {string} */
                type: 'web-order'
                /** @enum {unknown} */
                approval: 'unapproved' | 'pending' | 'approved' | 'declined'
                dueDate: string | null
                customer_id: number | null
                vehicle_id: null
                /** @enum {unknown} */
                stock: 'reserved' | 'released' | 'taken'
                history: {
                  id: number
                  kind: string
                  note: string
                  amount: number | null
                  by: string
                  /** Format: date-time */
                  at: string
                }[]
                revision: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            currency: string
          }
        }
      }
    }
  }
  'store.createWebOrder': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          contact: {
            /** First name */
            firstname: string
            /** Last name */
            lastname: string
            /**
             * Email
             * Format: email
             */
            email: string
            /** Phone */
            phone?: string
          }
          address?: {
            /** Address */
            address: string
            /** Address, second line */
            address_2?: string
            /** City */
            city: string
            /** Province or state */
            province?: string
            /** Postal code */
            postal?: string
            /** Country */
            country: string
          }
          items: {
            sku: string
            quantity: number
          }[]
          delivery?: string
          payment?: string
          code?: string
          /** Note */
          notes?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              /** @enum {string} */
              type: 'web-order'
              /** @enum {unknown} */
              approval: 'unapproved' | 'pending' | 'approved' | 'declined'
              dueDate: string | null
              customer_id: number | null
              vehicle_id: null
              /** @enum {unknown} */
              stock: 'reserved' | 'released' | 'taken'
              history: {
                id: number
                kind: string
                note: string
                amount: number | null
                by: string
                /** Format: date-time */
                at: string
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.deleteProducts': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            ids: number[]
          }
        }
      }
    }
  }
  'store.exportProducts': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description text/csv */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
    }
  }
  'store.getQuote': {
    parameters: {
      query?: {
        country?: string
        province?: string
        postal?: string
        delivery?: string
        code?: string | ''
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            quote: {
              hash: string
              items: {
                sku: string
                name: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
              }[]
              subTotal: number
              discount: number
              code: string
              needsDelivery: boolean
              deliveries: {
                id: string
                name: string
                price: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              } | null
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              currency: string
              payments: {
                id: string
                title: string
              }[]
              terms: string
              errors: {
                path: string
                message: string
              }[]
            }
          }
        }
      }
    }
  }
  'store.findQuote': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          address?: {
            /** Address */
            address?: string
            /** Address, second line */
            address_2?: string
            /** City */
            city?: string
            /** Province or state */
            province?: string
            /** Postal code */
            postal?: string
            /** Country */
            country?: string
          }
          delivery?: string
          code?: string | ''
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            quote: {
              hash: string
              items: {
                sku: string
                name: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
              }[]
              subTotal: number
              discount: number
              code: string
              needsDelivery: boolean
              deliveries: {
                id: string
                name: string
                price: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              } | null
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              currency: string
              payments: {
                id: string
                title: string
              }[]
              terms: string
              errors: {
                path: string
                message: string
              }[]
            }
          }
        }
      }
    }
  }
  'store.fulfilWebOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          /** @enum {unknown} */
          fulfilment: 'ready_for_pickup' | 'shipped' | 'completed'
          tracking?: {
            /** Carrier */
            carrier: string
            /** Tracking number */
            number: string
            /** Link */
            link: string
          }
          tells?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              /** @enum {string} */
              type: 'web-order'
              /** @enum {unknown} */
              approval: 'unapproved' | 'pending' | 'approved' | 'declined'
              dueDate: string | null
              customer_id: number | null
              vehicle_id: null
              /** @enum {unknown} */
              stock: 'reserved' | 'released' | 'taken'
              history: {
                id: number
                kind: string
                note: string
                amount: number | null
                by: string
                /** Format: date-time */
                at: string
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.getCart': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            cart: {
              items: {
                id: string
                sku: string
                name: string
                slug: string
                images: {
                  /** Picture */
                  file: string
                  /**
                   * Description
                   * @default
                   */
                  alt: string
                }[]
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
                max: number
              }[]
              count: number
              subTotal: number
              currency: string
            }
            errors: {
              path: string
              message: string
            }[]
          }
        }
      }
    }
  }
  'store.getCartSettings': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            data: {
              /**
               * Sell online
               * @description Shows the cart, so that visitors can order.
               * @default true
               */
              enabled: boolean
              /**
               * Show a quantity box
               * @description Lets visitors choose how many they add to the cart.
               * @default true
               */
              show_quantity_box: boolean
              /**
               * Sell products that are out of stock
               * @description Visitors can order more than you have in stock.
               * @default false
               */
              add_out_of_stock_product_to_cart: boolean
              /**
               * Most of one product in a cart
               * @default 10
               */
              max_product_cart_quantity: number
            }
          }
        }
      }
    }
  }
  'store.getOwnOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            order: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              payable: boolean
            }
          }
        }
      }
    }
  }
  'store.getProductsBadRows': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description text/csv */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
    }
  }
  'store.getProductsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'store.getWebOrderSettings': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            data: {
              /**
               * Sell online
               * @description Shows the cart, so that visitors can order.
               * @default true
               */
              enabled: boolean
              /**
               * Show a quantity box
               * @description Lets visitors choose how many they add to the cart.
               * @default true
               */
              show_quantity_box: boolean
              /**
               * Sell products that are out of stock
               * @description Visitors can order more than you have in stock.
               * @default false
               */
              add_out_of_stock_product_to_cart: boolean
              /**
               * Most of one product in a cart
               * @default 10
               */
              max_product_cart_quantity: number
            }
          }
        }
      }
    }
  }
  'store.importProducts': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'store.listOwnOrders': {
    parameters: {
      query?: {
        orderBy?: 'invoiceDate'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                invoiceNumber: string
                /** @enum {unknown} */
                status:
                  | 'draft'
                  | 'awaiting_customer'
                  | 'approved'
                  | 'declined'
                  | 'pending_payment'
                  | 'partial_payment'
                  | 'paid'
                  | 'refunded'
                  | 'cancelled'
                  | 'archived'
                /** @enum {unknown} */
                fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
                /** Format: date-time */
                invoiceDate: string
                contact: {
                  firstname: string
                  lastname: string
                  email: string
                  phone?: string
                }
                address: {
                  /** Address */
                  address: string
                  /** Address, second line */
                  address_2?: string
                  /** City */
                  city: string
                  /** Province or state */
                  province?: string
                  /** Postal code */
                  postal?: string
                  /** Country */
                  country: string
                } | null
                items: {
                  id: number
                  name: string
                  kind: string
                  sku: string
                  selectedOptions: {
                    attribute_name: string
                    attribute_value: string
                  }[]
                  quantity: number
                  unitPrice: number
                  taxRate: number
                  total: number
                  tax: number
                  image: string
                  returned: number
                }[]
                delivery: {
                  id: string
                  name: string
                  price: number
                }
                code: string
                subTotal: number
                discount: number
                tax: number
                taxes: {
                  name: string
                  rate: number
                  amount: number
                }[]
                pricesIncludeTax: boolean
                grandTotal: number
                amountPaid: number
                amountRefunded: number
                currency: string
                notes: string
                tracking: {
                  /** Carrier */
                  carrier: string
                  /** Tracking number */
                  number: string
                  /** Link */
                  link: string
                } | null
                payment: string
                payable: boolean
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'store.listProductTags': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
              }[]
              total: number
            }
          }
        }
      }
    }
  }
  'store.listProductVersions': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                author: string
                /** Format: date-time */
                replacedAt: string
                product: {
                  id: number
                  product_id: number
                  sku: string
                  /** Name */
                  name: string
                  /** Address */
                  slug: string
                  /**
                   * Status
                   * @enum {unknown}
                   */
                  status: 'draft' | 'published' | 'archived'
                  /**
                   * Kind
                   * @enum {unknown}
                   */
                  kind: 'product' | 'service' | 'other'
                  /** Description */
                  description: string
                  /**
                   * Short description
                   * @default
                   */
                  excerpt: string
                  /**
                   * Badge
                   * @default
                   */
                  badgeText: string
                  /** Badge colour */
                  badgeColor: string
                  images: {
                    /** Picture */
                    file: string
                    /**
                     * Description
                     * @default
                     */
                    alt: string
                  }[]
                  attributes: {
                    /** Name */
                    name: string
                    values: string[]
                  }[]
                  /**
                   * Title for search engines
                   * @default
                   */
                  seo_title: string
                  /**
                   * Description for search engines
                   * @default
                   */
                  seo_description: string
                  /** Hide from search engines */
                  noindex: boolean
                  tax_class: number | 'exempt' | null
                  /** Weight */
                  weight: number | null
                  /** Format: date-time */
                  publish_date: string
                  low_stock_at: number | null
                  imported_id: string | null
                  categories: {
                    id: number
                    slug: string
                    category: string
                  }[]
                  tags: string[]
                  variants: {
                    id: number
                    /** SKU */
                    sku: string
                    price: number
                    compare_at_price: number | null
                    /** Track stock */
                    track_stock: boolean
                    /** Allow backorders */
                    allow_backorder: boolean
                    /** Weight */
                    weight: number | null
                    /** Picture */
                    image: string
                    attributes: {
                      attribute_name: string
                      attribute_value: string
                    }[]
                    imported_variant_id: string | null
                    stock: number
                    /**
                     * Availability
                     * @enum {unknown}
                     */
                    stock_state:
                      | 'in_stock'
                      | 'out_of_stock'
                      | 'ready_to_order'
                      | 'partial'
                      | 'pending'
                      | 'ordered'
                      | 'backordered'
                      | 'discontinued'
                    /**
                     * Availability
                     * @enum {unknown}
                     */
                    shown_stock_state:
                      | 'in_stock'
                      | 'out_of_stock'
                      | 'ready_to_order'
                      | 'partial'
                      | 'pending'
                      | 'ordered'
                      | 'backordered'
                      | 'discontinued'
                  }[]
                  priceRange: {
                    min: number
                    max: number
                  }
                  numberOfVariants: number
                  stock: number
                  /**
                   * Availability
                   * @enum {unknown}
                   */
                  stock_state:
                    | 'in_stock'
                    | 'out_of_stock'
                    | 'ready_to_order'
                    | 'partial'
                    | 'pending'
                    | 'ordered'
                    | 'backordered'
                    | 'discontinued'
                  is_low: boolean
                  revision: number
                  /** Format: date-time */
                  createdAt: string
                  /** Format: date-time */
                  updatedAt: string
                  deletedAt: string | null
                }
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'store.listShopCategories': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'position'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        categoryIds?: string
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                /** Name */
                category: string
                /** Address */
                slug: string
                /** Parent category */
                parent_id: number | null
                /** Picture */
                thumbnail: string
                /** Description */
                description: string
                /** Title for search engines */
                seo_title: string
                /** Description for search engines */
                seo_description: string
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'store.listShopProducts': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'unitPrice' | 'name' | 'publish_date'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        slug?: string
        productIds?: string
        categoryIds?: string
        tagIds?: string
        minPrice?: number
        maxPrice?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json':
            | {
                /** @enum {boolean} */
                success: true
                rows: {
                  id: number
                  slug: string
                  name: string
                  sku: string
                  /** @enum {unknown} */
                  status: 'draft' | 'published' | 'archived'
                  stock: number
                  /**
                   * Availability
                   * @enum {unknown}
                   */
                  stock_state:
                    | 'in_stock'
                    | 'out_of_stock'
                    | 'ready_to_order'
                    | 'partial'
                    | 'pending'
                    | 'ordered'
                    | 'backordered'
                    | 'discontinued'
                  unitPrice: number
                  compare_at_price: number | null
                  priceRange: {
                    min: number
                    max: number
                  }
                  numberOfVariants: number
                  is_limited: boolean
                  images: {
                    /** Picture */
                    file: string
                    /**
                     * Description
                     * @default
                     */
                    alt: string
                  }[]
                  badgeText: string
                  badgeColor: string
                  categories: {
                    id: number
                    slug: string
                    category: string
                  }[]
                  /** Format: date-time */
                  publish_date: string
                  attributes: {
                    /** Name */
                    name: string
                    values: string[]
                  }[]
                  variants: {
                    sku: string
                    attributes: {
                      attribute_name: string
                      attribute_value: string
                    }[]
                  }[]
                }[]
                total: number
                totalIsEstimate?: boolean
                minPrice: number
                maxPrice: number
                currency: string
              }
            | {
                /** @enum {boolean} */
                success: true
                product: {
                  id: number
                  slug: string
                  name: string
                  sku: string
                  /** @enum {unknown} */
                  status: 'draft' | 'published' | 'archived'
                  stock: number
                  /**
                   * Availability
                   * @enum {unknown}
                   */
                  stock_state:
                    | 'in_stock'
                    | 'out_of_stock'
                    | 'ready_to_order'
                    | 'partial'
                    | 'pending'
                    | 'ordered'
                    | 'backordered'
                    | 'discontinued'
                  unitPrice: number
                  compare_at_price: number | null
                  priceRange: {
                    min: number
                    max: number
                  }
                  numberOfVariants: number
                  is_limited: boolean
                  images: {
                    /** Picture */
                    file: string
                    /**
                     * Description
                     * @default
                     */
                    alt: string
                  }[]
                  badgeText: string
                  badgeColor: string
                  categories: {
                    id: number
                    slug: string
                    category: string
                  }[]
                  /** Format: date-time */
                  publish_date: string
                  kind: string
                  attributes: {
                    /** Name */
                    name: string
                    values: string[]
                  }[]
                  variants: {
                    id: number
                    sku: string
                    price: number
                    compare_at_price: number | null
                    stock: number
                    /**
                     * Availability
                     * @enum {unknown}
                     */
                    stock_state:
                      | 'in_stock'
                      | 'out_of_stock'
                      | 'ready_to_order'
                      | 'partial'
                      | 'pending'
                      | 'ordered'
                      | 'backordered'
                      | 'discontinued'
                    is_limited: boolean
                    image: string
                    attributes: {
                      attribute_name: string
                      attribute_value: string
                    }[]
                    imported_variant_id: string | null
                  }[]
                  description: string
                  excerpt: string
                  seo_title: string
                  seo_description: string
                  noindex: boolean
                  imported_id: string | null
                }
                currency: string
              }
        }
      }
    }
  }
  'store.orderCategories': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          parent_id: number | null
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'store.payOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          payment: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              payable: boolean
            }
            payment: {
              /** @enum {unknown} */
              status: 'asked' | 'failed' | 'succeeded' | 'unreachable'
              goTo?: string
              instructions?: string
            } | null
          }
        }
      }
    }
  }
  'store.quoteWebOrder': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          items: {
            sku: string
            quantity: number
          }[]
          address?: {
            /** Address */
            address?: string
            /** Address, second line */
            address_2?: string
            /** City */
            city?: string
            /** Province or state */
            province?: string
            /** Postal code */
            postal?: string
            /** Country */
            country?: string
          }
          delivery?: string
          code?: string
          email?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            quote: {
              hash: string
              items: {
                sku: string
                name: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
              }[]
              subTotal: number
              discount: number
              code: string
              needsDelivery: boolean
              deliveries: {
                id: string
                name: string
                price: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              } | null
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              currency: string
              payments: {
                id: string
                title: string
              }[]
              terms: string
              errors: {
                path: string
                message: string
              }[]
            }
          }
        }
      }
    }
  }
  'store.refundWebOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          lines?: {
            id: number
            quantity: number
          }[]
          amount?: number
          restock?: boolean
          /** Reason */
          reason?: string
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            webOrder: {
              id: number
              invoiceNumber: string
              /** @enum {unknown} */
              status:
                | 'draft'
                | 'awaiting_customer'
                | 'approved'
                | 'declined'
                | 'pending_payment'
                | 'partial_payment'
                | 'paid'
                | 'refunded'
                | 'cancelled'
                | 'archived'
              /** @enum {unknown} */
              fulfilment: 'pending' | 'ready_for_pickup' | 'shipped' | 'completed'
              /** Format: date-time */
              invoiceDate: string
              contact: {
                firstname: string
                lastname: string
                email: string
                phone?: string
              }
              address: {
                /** Address */
                address: string
                /** Address, second line */
                address_2?: string
                /** City */
                city: string
                /** Province or state */
                province?: string
                /** Postal code */
                postal?: string
                /** Country */
                country: string
              } | null
              items: {
                id: number
                name: string
                kind: string
                sku: string
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                taxRate: number
                total: number
                tax: number
                image: string
                returned: number
              }[]
              delivery: {
                id: string
                name: string
                price: number
              }
              code: string
              subTotal: number
              discount: number
              tax: number
              taxes: {
                name: string
                rate: number
                amount: number
              }[]
              pricesIncludeTax: boolean
              grandTotal: number
              amountPaid: number
              amountRefunded: number
              currency: string
              notes: string
              tracking: {
                /** Carrier */
                carrier: string
                /** Tracking number */
                number: string
                /** Link */
                link: string
              } | null
              payment: string
              /** @enum {string} */
              type: 'web-order'
              /** @enum {unknown} */
              approval: 'unapproved' | 'pending' | 'approved' | 'declined'
              dueDate: string | null
              customer_id: number | null
              vehicle_id: null
              /** @enum {unknown} */
              stock: 'reserved' | 'released' | 'taken'
              history: {
                id: number
                kind: string
                note: string
                amount: number | null
                by: string
                /** Format: date-time */
                at: string
              }[]
              revision: number
            }
          }
        }
      }
    }
  }
  'store.repeatOrder': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            cart: {
              items: {
                id: string
                sku: string
                name: string
                slug: string
                images: {
                  /** Picture */
                  file: string
                  /**
                   * Description
                   * @default
                   */
                  alt: string
                }[]
                selectedOptions: {
                  attribute_name: string
                  attribute_value: string
                }[]
                quantity: number
                unitPrice: number
                total: number
                max: number
              }[]
              count: number
              subTotal: number
              currency: string
            }
            errors: {
              path: string
              message: string
            }[]
          }
        }
      }
    }
  }
  'store.restoreProducts': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          ids: number[]
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            ids: number[]
          }
        }
      }
    }
  }
  'store.startProductsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody: {
      content: {
        'application/json': {
          mapping: {
            [key: string]: string
          }
        }
      }
    }
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'store.stopProductsImport': {
    parameters: {
      query?: never
      path: {
        guid: string
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'store.uploadProducts': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'multipart/form-data': string
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            import: {
              id: string
              fileName: string
              /** @enum {unknown} */
              state: 'uploaded' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
              total: number
              progress: number
              written: number
              bad: number
              message: string
              head: string[]
              sample: string[][]
              fields: {
                name: string
                title: string
                isRequired: boolean
              }[]
              mapping: {
                [key: string]: string
              }
              importedBefore: string | null
            }
          }
        }
      }
    }
  }
  'visits.countPageViews': {
    parameters: {
      query: {
        days: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              /** Format: date */
              first: string
              counts: number[]
            }
          }
        }
      }
    }
  }
  'visits.countVisits': {
    parameters: {
      query: {
        days: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              /** Format: date */
              first: string
              counts: number[]
            }
          }
        }
      }
    }
  }
  'visits.listTopPages': {
    parameters: {
      query: {
        days: number
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                path: string
                views: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            otherViews: number
          }
        }
      }
    }
  }
  'visits.listVisitSources': {
    parameters: {
      query: {
        days: number
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                host: string
                views: number
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
            otherViews: number
          }
        }
      }
    }
  }
  'webhooks.changeWebhook': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          url: string
          events: string[]
          isActive?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: number
              name: string
              url: string
              events: string[]
              isActive: boolean
              createdAt: string
              lastState: ('queued' | 'delivered' | 'failed') | null
              lastAt: string | null
            }
            secret?: string
          }
        }
      }
    }
  }
  'webhooks.removeWebhook': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'webhooks.listWebhookDeliveries': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'id'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
        webhook?: number
        state?: 'queued' | 'delivered' | 'failed'
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                webhookId: number
                webhookName: string
                event: string
                /** @enum {unknown} */
                state: 'queued' | 'delivered' | 'failed'
                attempts: number
                status: number | null
                error: string
                answer: string
                body: string
                createdAt: string
                deliveredAt: string | null
                nextTryAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'webhooks.listWebhookEvents': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: string[]
          }
        }
      }
    }
  }
  'webhooks.listWebhooks': {
    parameters: {
      query?: {
        search?: string
        orderBy?: 'id'
        orderDirection?: 'asc' | 'desc' | 'ASC' | 'DESC'
        currentPage?: number
        itemsPerPage?: number
        limit?: number
      }
      path?: never
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              rows: {
                id: number
                name: string
                url: string
                events: string[]
                isActive: boolean
                createdAt: string
                lastState: ('queued' | 'delivered' | 'failed') | null
                lastAt: string | null
              }[]
              total: number
              totalIsEstimate?: boolean
              truncated?: boolean
              next?: string
              previous?: string
            }
          }
        }
      }
    }
  }
  'webhooks.makeWebhook': {
    parameters: {
      query?: never
      path?: never
    }
    requestBody: {
      content: {
        'application/json': {
          name: string
          url: string
          events: string[]
          isActive?: boolean
        }
      }
    }
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: number
              name: string
              url: string
              events: string[]
              isActive: boolean
              createdAt: string
              lastState: ('queued' | 'delivered' | 'failed') | null
              lastAt: string | null
            }
            secret?: string
          }
        }
      }
    }
  }
  'webhooks.renewWebhookSecret': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
            results: {
              id: number
              name: string
              url: string
              events: string[]
              isActive: boolean
              createdAt: string
              lastState: ('queued' | 'delivered' | 'failed') | null
              lastAt: string | null
            }
            secret?: string
          }
        }
      }
    }
  }
  'webhooks.sendWebhookDelivery': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
  'webhooks.testWebhook': {
    parameters: {
      query?: never
      path: {
        id: number
      }
    }
    requestBody?: never
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true
          }
        }
      }
    }
  }
}
