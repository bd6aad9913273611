// Made by `npm run reference` from the description of the API; not to be changed by hand.
export interface operations {
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
              truncated?: boolean
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
              truncated?: boolean
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
           * Taken for sign-ups that name no list
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
           * Taken for sign-ups that name no list
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
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
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
              held: ('no-bot-check' | 'honeypot') | null
              /** Format: date-time */
              createdAt: string
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
        state?: 'unread' | 'read' | 'moderation'
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
                held: ('no-bot-check' | 'honeypot') | null
                /** Format: date-time */
                createdAt: string
              }[]
              total: number
              truncated?: boolean
            }
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
}
